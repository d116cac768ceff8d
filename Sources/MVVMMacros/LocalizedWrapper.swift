import SwiftSyntax
import SwiftSyntaxBuilder

/// A `@Localized…` wrapper on a property: what its arguments say about the key and the values.
struct LocalizedWrapper {
    enum Kind: String {
        case string = "LocalizedString"
        case strings = "LocalizedStrings"
        case subs = "LocalizedSubs"
        case compound = "LocalizedCompoundString"
        case int = "LocalizedInt"
        case double = "LocalizedDouble"
        case date = "LocalizedDate"
    }

    let kind: Kind
    private let arguments: [LabeledExprSyntax]

    init?(_ attribute: AttributeListSyntax.Element) {
        guard let attribute = attribute.as(AttributeSyntax.self),
            let kind = Kind(rawValue: attribute.attributeName.trimmedDescription)
        else { return nil }
        self.kind = kind
        arguments = attribute.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
    }

    /// Whether the words stand in the catalog, under a key of the property's own.
    var hasKey: Bool {
        switch kind {
        case .string, .strings, .subs: true
        case .compound, .int, .double, .date: false
        }
    }

    /// Whether it is a text or texts on the wire.
    var isText: Bool { hasKey || kind == .compound }

    /// `vFirst: .v1_1_0`, where the wrapper names versions; else nothing.
    var versions: [LabeledExprSyntax] { arguments.versions }

    /// `LocalizationPath("title", parentKeys: "a", "b")`
    func localizationPath(of name: String) -> String {
        let others: Set = ["substitutions", "vFirst", "vLast"]
        let keyArguments = arguments.filter { !others.contains($0.label?.text ?? "") }
        let isUnlabelled = keyArguments.first.map { $0.label == nil } ?? false
        let head = isUnlabelled ? [] : ["\"\(name)\""]
        let rest = keyArguments.map { argument in
            let label = argument.label.map { "\($0.text): " } ?? ""
            return label + argument.expression.trimmedDescription
        }
        return "MVVM.LocalizationPath(\((head + rest).joined(separator: ", ")))"
    }

    /// Whether the key of a property ends in `Html`, so that its words are markup.
    func isMarkup(_ name: String) -> Bool {
        let renamed = arguments.first { ["messageKey", "propertyName"].contains($0.label?.text) }
        let key = renamed.map { $0.expression.trimmedDescription.filter { $0 != "\"" } } ?? name
        return hasKey && key.hasSuffix("Html")
    }

    /// The property that a key path names: `votes` in `\.votes`, `pieces` in `\Self._pieces` (the wrapper of it).
    func property(at label: String) -> String? {
        let keyPath = arguments.first { $0.label?.text == label }?.expression.as(KeyPathExprSyntax.self)
        return keyPath.map { String($0.components.trimmedDescription.drop { $0 == "." }) }
    }
}
