import SwiftSyntax

extension DeclGroupSyntax {
    /// `public ` or `package `, so that what is written can be seen as far as the type; else nothing.
    var accessPrefix: String {
        let access = modifiers.first { [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind) }
        return access.map { "\($0.name.text) " } ?? ""
    }
}
