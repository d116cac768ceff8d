import SwiftSyntax

/// `@Versioned(vFirst: .v1_1_0)` on a property that is no localized text.
struct VersionedAttribute {
    let versions: [LabeledExprSyntax]

    init?(_ attribute: AttributeListSyntax.Element) {
        guard let attribute = attribute.as(AttributeSyntax.self),
            attribute.attributeName.trimmedDescription == "Versioned"
        else { return nil }
        versions = attribute.arguments?.as(LabeledExprListSyntax.self).map(Array.init)?.versions ?? []
    }
}

extension [LabeledExprSyntax] {
    /// The arguments that name versions, `vFirst` before `vLast`; the compiler checks their order and type.
    var versions: [LabeledExprSyntax] { filter { ["vFirst", "vLast"].contains($0.label?.text) } }
}
