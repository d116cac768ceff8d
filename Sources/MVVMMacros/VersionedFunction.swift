import SwiftSyntax

/// A function that `@Version(.v1_1_0)` marks: the factory from that version on.
struct VersionedFunction {
    let declaration: FunctionDeclSyntax
    /// As it was written: `.v1_1_0`.
    let version: String
    /// Major, minor, patch; nil where the text tells none.
    let numbers: [Int]?

    init?(_ member: MemberBlockItemSyntax) {
        guard let declaration = member.decl.as(FunctionDeclSyntax.self),
            let attribute = declaration.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) })
                .first(where: { $0.attributeName.trimmedDescription == "Version" })
        else { return nil }
        self.declaration = declaration
        version = attribute.arguments?.trimmedDescription ?? ""
        numbers = VersionedFunction.numbers(in: version)
    }

    /// The parameter `context:`, if that is the only one and the function is static.
    var context: FunctionParameterSyntax? {
        let parameters = declaration.signature.parameterClause.parameters
        let isStatic = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
        return isStatic && parameters.count == 1 && parameters.first?.firstName.text == "context"
            ? parameters.first : nil
    }

    /// `try await model_v1_1_0(context: context)`, with as much before it as the function needs.
    var call: String {
        let effects = declaration.signature.effectSpecifiers
        let words = [
            effects?.throwsClause == nil ? nil : "try", effects?.asyncSpecifier == nil ? nil : "await",
            "\(declaration.name.text)(context: context)",
        ]
        return words.compactMap { $0 }.joined(separator: " ")
    }

    private static func numbers(in version: String) -> [Int]? {
        guard version.hasPrefix(".v") else { return nil }
        let parts = version.dropFirst(2).split(separator: "_", omittingEmptySubsequences: false).map { Int($0) }
        let numbers = parts.compactMap { $0 }
        return parts.count == 3 && numbers.count == 3 ? numbers : nil
    }
}
