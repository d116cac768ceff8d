import SwiftSyntax
import SwiftSyntaxBuilder

/// The zero-argument `stub()`, where the body has a `stub(…)` whose parameters all have defaults (seed: two-tier rule).
struct StubExpansion {
    let members: [DeclSyntax]

    init(of declaration: StructDeclSyntax) {
        let stubs = declaration.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .filter { $0.name.text == "stub" && $0.modifiers.contains { $0.name.tokenKind == .keyword(.static) } }
        let parameters = stubs.map { Array($0.signature.parameterClause.parameters) }
        let isWritten = parameters.contains { $0.isEmpty }
        guard !isWritten, let forwarded = parameters.first(where: { $0.allSatisfy { $0.defaultValue != nil } }) else {
            members = []
            return
        }
        // Naming the first argument with its own default tells this call from the one that is being written.
        let first = forwarded[0]
        let label = first.firstName.text == "_" ? "" : "\(first.firstName.text): "
        let argument = first.defaultValue?.value.trimmedDescription ?? ""
        members = [
            """
            \(raw: declaration.accessPrefix)static func stub() -> Self {
                stub(\(raw: label)\(raw: argument))
            }
            """
        ]
    }
}
