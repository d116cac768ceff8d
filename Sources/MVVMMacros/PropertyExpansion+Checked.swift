import SwiftSyntax
import SwiftSyntaxMacros

extension PropertyExpansion {
    /// The extension of a sound struct; everything else is reported and gets none.
    static func extensions(
        of declaration: some DeclGroupSyntax, type: some TypeSyntaxProtocol, conformances: [TypeSyntax],
        otherwise mistake: MacroMistake, in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(StructDeclSyntax.self) else {
            context.report(mistake, at: declaration.introducer)
            return []
        }
        guard PropertyCheck(declaration: declaration).run(in: context) else { return [] }
        let source = PropertyExpansion(of: declaration, type: type).source(conformances: conformances)
        return source.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }
}
