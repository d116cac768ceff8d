import SwiftSyntax

/// One stored property as the macros see it: by its text, without types.
struct StoredProperty {
    let name: String
    let type: TypeSyntax?
    let isPrivate: Bool
    let isLet: Bool
    let hasInitializer: Bool
    let wrapper: LocalizedWrapper?
    /// `vFirst: .v1_1_0, vLast: .v2_0_0`: the versions of the contract that have it; nil for all.
    let versions: String?
    let documentation: String
    let declaration: VariableDeclSyntax

    var isOptional: Bool { type?.is(OptionalTypeSyntax.self) ?? false }

    /// Whether a JSON without it can be read.
    var mayBeAbsent: Bool { isOptional || wrapper?.isText ?? false }

    /// The stored properties of a declaration in order; computed and static ones are none.
    static func all(in declaration: some DeclGroupSyntax) -> [StoredProperty] {
        declaration.memberBlock.members.flatMap { member -> [StoredProperty] in
            guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isStatic else { return [] }
            return variable.bindings.compactMap { StoredProperty($0, of: variable) }
        }
    }

    private init?(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), !binding.isComputed else { return nil }
        name = pattern.identifier.trimmed.text
        type = binding.typeAnnotation?.type.trimmed
        isPrivate = variable.modifiers.contains {
            [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil
        }
        isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
        hasInitializer = binding.initializer != nil
        wrapper = variable.attributes.lazy.compactMap { LocalizedWrapper($0) }.first
        let attribute = variable.attributes.lazy.compactMap { VersionedAttribute($0) }.first
        let named = (attribute?.versions ?? []) + (wrapper?.versions ?? [])
        versions =
            named.isEmpty
            ? nil
            : named.map { "\($0.label?.text ?? ""): \($0.expression.trimmedDescription)" }.joined(separator: ", ")
        documentation = variable.leadingTrivia.documentation
        declaration = variable
    }
}

extension VariableDeclSyntax {
    fileprivate var isStatic: Bool {
        modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    }
}

extension PatternBindingSyntax {
    /// `didSet` and `willSet` leave a property stored; everything else with braces computes.
    fileprivate var isComputed: Bool {
        guard let accessors = accessorBlock?.accessors else { return false }
        guard case .accessors(let list) = accessors else { return true }
        return list.contains { ![.keyword(.didSet), .keyword(.willSet)].contains($0.accessorSpecifier.tokenKind) }
    }
}

extension Trivia {
    /// The text of `///` lines, joined by blanks.
    var documentation: String {
        compactMap { piece -> String? in
            guard case .docLineComment(let line) = piece else { return nil }
            return line.dropFirst(3).drop { $0 == " " }.description
        }
        .joined(separator: " ")
    }
}
