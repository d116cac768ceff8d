import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A wrong use that a macro can see.
enum MacroMistake: String, DiagnosticMessage {
    case viewModelIsNoStruct = "a view model is a struct: it is a value that was projected from data"
    case partIsNoStruct = "only a struct has properties to visit; an enum takes @ViewModelEnum"
    case enumExpected = "@ViewModelEnum belongs on an enum"
    case immutableDefault =
        "a 'let' with a default is never read back from JSON; make it 'var', or assign it in the initializer"
    case privateWithoutDefault =
        "a private property is in no face, so it needs a default when JSON is read; only 'let …: Bool' (false) has one"
    case restatedConformance = "the macro already adds this conformance"
    case versionedWithoutAbsence =
        "a property that not every version has is optional, or a localized text: some JSON comes without it"
    case unreadableVersion = "a version is spelled '.v1_2_0', so that the macro can compare it"
    case repeatedVersion = "two factories are for this version"
    case noVersions = "there is no '@Version(.v1_0_0) static func …(context:)' to choose from"
    case versionedFunctionExpected = "@Version belongs on a static function with one parameter, 'context:'"
    case manyPayloads = "a case carries one value; put several into a struct"

    var message: String { rawValue }
    var diagnosticID: MessageID { MessageID(domain: "MVVM", id: "\(self)") }
    var severity: DiagnosticSeverity { .error }
}

extension MacroExpansionContext {
    func report(_ mistake: MacroMistake, at node: some SyntaxProtocol, remedies: [FixIt] = []) {
        diagnose(Diagnostic(node: Syntax(node), message: mistake, fixIts: remedies))
    }
}
