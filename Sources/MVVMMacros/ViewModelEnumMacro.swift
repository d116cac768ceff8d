import SwiftSyntax
import SwiftSyntaxMacros

/// `@ViewModelEnum`: case table, visitor and `Codable` of an enum that a view switches on.
public struct ViewModelEnumMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let declaration = declaration.as(EnumDeclSyntax.self) else {
            context.report(.enumExpected, at: declaration.introducer)
            return []
        }
        let cases = EnumCase.all(in: declaration)
        for crowded in cases where crowded.payloads.count > 1 {
            context.report(.manyPayloads, at: crowded.declaration)
            return []
        }
        let source = EnumExpansion(type: type.trimmedDescription, access: declaration.accessPrefix, cases: cases)
            .source(conformances: protocols)
        return source.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }
}
