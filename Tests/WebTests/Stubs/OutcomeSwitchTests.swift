import HTTP
import MVVM
import MVVMTesting
import Testing

@Suite("The board's previews offer, of the errors of writes,")
struct OutcomeSwitchTests {
    private static let standard = ["Success", "Success, slowly", "404", "409", "422", "429", "500"]
    private static let board = ["ideaNotFound", "movedMeanwhile", "stageNotFound", "visitorUnknown"]

    @Test(
        "those that forms of the entry may end in",
        arguments: [
            ("IdeaBoardViewModel", board), ("IdeaViewModel", board), ("IdeaCardViewModel", board),
            ("StageColumnViewModel", board),
            ("IdeaMoveFormViewModel", ["ideaNotFound", "movedMeanwhile", "stageNotFound"]),
            ("IdeaVoteFormViewModel", ["ideaNotFound", "visitorUnknown"]), ("NewIdeaViewModel", ["invalidFields"]),
            ("IdeaEditViewModel", ["ideaNotFound"]), ("SettingsViewModel", ["invalidFields", "visitorUnknown"]),
        ])
    func codes(type: String, codes: [String]) async throws {
        #expect(try await options(of: type) == Self.standard + codes)
    }

    @Test(
        "none where there is no form",
        arguments: [
            "AboutViewModel", "DashboardViewModel", "NoteViewModel", "IdeaMoveErrorViewModel", "FailureViewModel",
            "ShellViewModel", "FormFieldViewModel",
        ])
    func none(type: String) async throws {
        #expect(try await options(of: type) == [])
    }

    private func options(of type: String) async throws -> [String] {
        let desk = try await TestClient.previews().get("/_stubs/preview?type=\(type)")
        #expect(desk.status == .ok)
        return try desk.document.texts("//select[@name='_outcome']/option")
    }
}
