import SwiftSyntax
import SwiftSyntaxMacros

/// `@Version(.v1_1_0)` and `@Versioned(vFirst:)`: marks that other macros read. They write nothing themselves.
public struct VersionMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
