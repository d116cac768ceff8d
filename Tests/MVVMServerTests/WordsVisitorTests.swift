import Localization
import MVVM
import Testing

@testable import MVVMTesting

/// A text in every place where one may stand.
@ViewModel
struct WordyViewModel {
    enum Outcome {
        case done(LocalizableString)
        case open
    }

    struct Part {
        let name: LocalizableString
    }

    let list: [LocalizableString]
    let byName: [String: Part]
    let outcome: Outcome
    let listed: LocalizableList
    let joined: LocalizableCompoundValue<LocalizableString>
    let filled: LocalizableSubstitutions
    let nothing: LocalizableString?
    var vmId: ViewModelId = .init(type: Self.self)

    static func stub() -> Self { .init(.constant("Dark mode")) }

    init(_ text: LocalizableString) {
        list = ["one", text]
        byName = ["b": Part(name: text), "a": Part(name: "Ada")]
        outcome = .done(text)
        listed = LocalizableList([LocalizableString.constant("Ada"), text])
        joined = [LocalizableString.constant("Ada"), text].joined(separator: " ")
        filled = LocalizableSubstitutions(baseString: "Hello, %{name}", substitutions: ["name": text])
        nothing = nil
    }
}

@Suite("The words of a value")
struct WordsVisitorTests {
    private func faults(_ text: LocalizableString) throws -> [String] {
        var visitor = WordsVisitor(localizer: try TinySite.shared.get().localizer(for: "en"))
        WordyViewModel(text).accept(&visitor)
        return visitor.words.compactMap { $0.fault() }
    }

    @Test("are found in lists, dictionaries, payloads, lists that are read as one, compounds and slots")
    func everywhere() throws {
        let missing = try faults(.localized(key: "Nowhere.title"))
        let names = missing.map { $0.split(separator: "'")[0] }
        #expect(
            names == [
                "list", "byName.b.name", "outcome.done", "listed", "listed", "joined", "joined", "filled",
                "filled.name",
            ])
        #expect(missing.allSatisfy { $0.contains("is in no catalog") })
        #expect(try faults("Dark mode") == [])
    }

    @Test("have no slot left, wherever they stand")
    func slots() throws {
        let unfilled = try faults(.localized(key: "IdeaPostRequest.ResponseError.Code.taken"))
        #expect(unfilled.count == 9)
        #expect(unfilled.allSatisfy { $0.contains("has an unfilled slot") })
    }
}
