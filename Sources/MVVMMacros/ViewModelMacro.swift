import SwiftSyntax
import SwiftSyntaxMacros

/// `@ViewModel`: table, visitor, `Codable`, the forwarding `stub()` and, on request, the client-hosted factory.
public struct ViewModelMacro: ExtensionMacro, MemberMacro, MemberAttributeMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // The compiler lists every conformance that is still missing; the factory's are only for those who ask.
        let isClientHosted = node.asksForClientHostedFactory
        let conformances = protocols.filter { isClientHosted || $0.trimmedDescription == "ViewModel" }
        return try PropertyExpansion.extensions(
            of: declaration, type: type, conformances: conformances, otherwise: .viewModelIsNoStruct, in: context)
    }

    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let declaration = declaration.as(StructDeclSyntax.self) else { return [] }
        let stub = StubExpansion(of: declaration).members
        return node.asksForClientHostedFactory ? stub + ClientHostedExpansion(of: declaration).members : stub
    }

    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        NestedTypes.attributes(for: member)
    }
}

extension AttributeSyntax {
    fileprivate var asksForClientHostedFactory: Bool {
        arguments?.description.contains(".clientHostedFactory") ?? false
    }
}
