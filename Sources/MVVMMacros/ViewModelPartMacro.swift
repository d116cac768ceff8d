import SwiftSyntax
import SwiftSyntaxMacros

/// `@ViewModelPart`, `@LocalizableError`, `@FieldValidationModel`: table, visitor and `Codable` of a struct; which protocol
/// that makes it adopt, the declaration of each says.
public struct ViewModelPartMacro: ExtensionMacro, MemberAttributeMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try PropertyExpansion.extensions(
            of: declaration, type: type, conformances: protocols, otherwise: .partIsNoStruct, in: context)
    }

    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        NestedTypes.attributes(for: member)
    }
}
