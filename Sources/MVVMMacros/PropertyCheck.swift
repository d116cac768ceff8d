import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Reports what is wrong with a struct before anything is written for it.
struct PropertyCheck {
    let declaration: any DeclGroupSyntax

    /// - Returns: whether an expansion makes sense.
    func run(in context: some MacroExpansionContext) -> Bool {
        var isSound = true
        for property in StoredProperty.all(in: declaration) {
            guard let (mistake, remedies) = mistake(in: property) else { continue }
            context.report(mistake, at: property.declaration, remedies: remedies)
            isSound = false
        }
        for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
            guard ["Codable", "Sendable"].contains(inherited.type.trimmedDescription) else { continue }
            context.report(.restatedConformance, at: inherited)
            isSound = false
        }
        return isSound
    }

    private func mistake(in property: StoredProperty) -> (MacroMistake, [FixIt])? {
        if property.isPrivate {
            let isFlag = property.isLet && property.type?.trimmedDescription == "Bool"
            let hasDefault = !property.isLet && property.hasInitializer
            return isFlag || hasDefault || property.isOptional ? nil : (.privateWithoutDefault, [])
        }
        if property.versions != nil, !property.mayBeAbsent { return (.versionedWithoutAbsence, []) }
        guard property.isLet, property.hasInitializer else { return nil }
        let specifier = property.declaration.bindingSpecifier
        let change = FixIt.Change.replace(
            oldNode: Syntax(specifier), newNode: Syntax(specifier.with(\.tokenKind, .keyword(.var))))
        return (.immutableDefault, [FixIt(message: Remedy(message: "make it 'var'"), changes: [change])])
    }
}
