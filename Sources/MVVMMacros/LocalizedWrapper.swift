import SwiftSyntax
import SwiftSyntaxBuilder

/// A `@LocalizedString` or `@LocalizedSubs` on a property: what its arguments say about the key.
struct LocalizedWrapper {
    /// The arguments that move the key, as they were written.
    let keyArguments: [LabeledExprSyntax]
    /// The property that fills the slots, for `@LocalizedSubs`.
    let substitutions: ExprSyntax?

    init?(_ attribute: AttributeListSyntax.Element) {
        guard let attribute = attribute.as(AttributeSyntax.self),
            ["LocalizedString", "LocalizedSubs"].contains(attribute.attributeName.trimmedDescription)
        else { return nil }
        let arguments = attribute.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
        keyArguments = arguments.filter { $0.label?.text != "substitutions" }
        let keyPath = arguments.first { $0.label?.text == "substitutions" }?.expression.as(KeyPathExprSyntax.self)
        let components = keyPath?.components.trimmedDescription.drop { $0 == "." }
        substitutions = components.map { ExprSyntax(stringLiteral: "self.\($0)") }
    }

    /// `LocalizationPath("title", parentKeys: "a", "b")`
    func localizationPath(of name: String) -> String {
        let isUnlabelled = keyArguments.first.map { $0.label == nil } ?? false
        let head = isUnlabelled ? [] : ["\"\(name)\""]
        let rest = keyArguments.map { argument in
            let label = argument.label.map { "\($0.text): " } ?? ""
            return label + argument.expression.trimmedDescription
        }
        return "MVVM.LocalizationPath(\((head + rest).joined(separator: ", ")))"
    }
}
