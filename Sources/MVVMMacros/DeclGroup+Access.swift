import SwiftSyntax

extension DeclGroupSyntax {
    /// `public ` or `package `, so that what is written can be seen as far as the type; else nothing.
    var accessPrefix: String { modifiers.accessPrefix }

    /// The names in the inheritance clause, as they were written.
    var inheritedNames: [String] {
        inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    }
}

extension DeclModifierListSyntax {
    /// `public ` or `package `; else nothing.
    var accessPrefix: String {
        let access = first { [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind) }
        return access.map { "\($0.name.text) " } ?? ""
    }
}
