import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension PropertyExpansion {
    /// The extension of a sound struct; everything else is reported and gets none.
    static func extensions(
        of declaration: some DeclGroupSyntax, type: some TypeSyntaxProtocol, conformances: [TypeSyntax],
        otherwise mistake: MacroMistake, in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(StructDeclSyntax.self) else {
            context.report(mistake, at: declaration.introducer, remedies: remedies(for: declaration))
            return []
        }
        guard PropertyCheck(declaration: declaration).run(in: context) else { return [] }
        let source = PropertyExpansion(of: declaration, type: type).source(conformances: conformances)
        return source.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }

    /// A class or an actor may become a struct; an enum is another thing.
    private static func remedies(for declaration: some DeclGroupSyntax) -> [FixIt] {
        guard declaration.is(ClassDeclSyntax.self) || declaration.is(ActorDeclSyntax.self) else { return [] }
        let introducer = declaration.introducer
        let change = FixIt.Change.replace(
            oldNode: Syntax(introducer), newNode: Syntax(introducer.with(\.tokenKind, .keyword(.struct))))
        return [FixIt(message: Remedy(message: "make it a 'struct'"), changes: [change])]
    }
}
