import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@VersionedFactory`: `model(context:)` that calls the newest factory that the client's version has.
public struct VersionedFactoryMacro: MemberMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let functions = declaration.memberBlock.members.compactMap(VersionedFunction.init)
        guard check(functions, of: node, in: context) else { return [] }
        let newestFirst = functions.sorted { older($1, $0) }
        guard let oldest = newestFirst.last, let parameter = oldest.context else { return [] }
        let access =
            declaration.accessPrefix.isEmpty ? oldest.declaration.modifiers.accessPrefix : declaration.accessPrefix
        let choices = newestFirst.map { "if context.version >= \($0.version) { return \($0.call) }" }
        return [
            """
            \(raw: access)static func model(context: \(parameter.type.trimmed)) async throws -> Self {
                \(raw: choices.joined(separator: "\n    "))
                throw MVVM.UnsupportedVersionError(version: context.version, minimumVersion: \(raw: oldest.version))
            }
            """
        ]
    }

    /// Reports what is wrong.
    ///
    /// - Returns: whether nothing is.
    private static func check(
        _ functions: [VersionedFunction], of node: AttributeSyntax, in context: some MacroExpansionContext
    ) -> Bool {
        if functions.isEmpty { context.report(.noVersions, at: node) }
        var seen: Set<[Int]> = []
        var isSound = !functions.isEmpty
        for function in functions {
            guard let mistake = mistake(in: function, after: &seen) else { continue }
            context.report(mistake, at: function.declaration.name)
            isSound = false
        }
        return isSound
    }

    private static func mistake(in function: VersionedFunction, after seen: inout Set<[Int]>) -> MacroMistake? {
        guard function.context != nil else { return .versionedFunctionExpected }
        guard let numbers = function.numbers else { return .unreadableVersion }
        return seen.insert(numbers).inserted ? nil : .repeatedVersion
    }

    private static func older(_ left: VersionedFunction, _ right: VersionedFunction) -> Bool {
        (left.numbers ?? []).lexicographicallyPrecedes(right.numbers ?? [])
    }
}
