import MVVMMacros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// What the macros make of a piece of source, as the compiler would run them.
struct Expansion {
    let text: String
    let diagnostics: [Diagnostic]

    init(of source: String) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "ViewModels", fullFilePath: "Test.swift")])
        let expanded = file.expand(
            macroSpecs: Self.macros,
            contextGenerator: {
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
            },
            indentationWidth: .spaces(4))
        // What is attached leaves the line of its attribute empty.
        text = String(expanded.description.drop { $0 == "\n" })
        diagnostics = context.diagnostics
    }

    var messages: [String] { diagnostics.map(\.message) }

    /// The complaints with what the compiler offers to write instead: `message → text`.
    var remedies: [String] {
        diagnostics.flatMap(\.fixIts).map { fixIt in
            let texts = fixIt.changes.map { change in
                if case .replace(_, let node) = change { return node.trimmedDescription }
                return ""
            }
            return "\(fixIt.message.message) → \(texts.joined())"
        }
    }

    /// With the conformances that the declarations in MVVM's `Macros.swift` ask for.
    private static let macros: [String: MacroSpec] = [
        "ViewModel": MacroSpec(
            type: ViewModelMacro.self,
            conformances: ["ViewModel", "RequestableViewModel", "ClientHostedViewModelFactory"]),
        "ViewModelEnum": MacroSpec(type: ViewModelEnumMacro.self, conformances: ["PropertyVisitable"]),
        "ViewModelPart": MacroSpec(type: ViewModelPartMacro.self, conformances: ["PropertyVisitable"]),
        "LocalizableError": MacroSpec(type: ViewModelPartMacro.self, conformances: ["LocalizableError"]),
        "VersionedFactory": MacroSpec(type: VersionedFactoryMacro.self),
        "Version": MacroSpec(type: VersionMacro.self),
        "Versioned": MacroSpec(type: VersionMacro.self),
    ]
}
