import Foundation
import MVVM
import Testing

@Suite("The status of a localizable value")
struct LocalizationStatusTests {
    private let pending: [any Localizable] = [
        LocalizableString.localized(key: "Idea.title"), LocalizableInt(value: 3), LocalizableDate.stub(),
        LocalizableArray<LocalizableString>.localized(for: Int.self, propertyName: "steps"),
        LocalizableArray<LocalizableString>.constant(["Ada", .localized(key: "Idea.title")]),
        LocalizableSubstitutions(baseString: "%{a}", substitutions: ["a": LocalizableInt(value: 3)]),
    ]

    @Test("is pending until a face was read, and its words throw")
    func pendingValues() {
        for value in pending {
            #expect(value.localizationStatus == .localizationPending, "\(value)")
            #expect(throws: LocalizerError.self) { try value.localizedArray }
            #expect(!value.isEmpty)
        }
    }

    @Test("is localized for what came over the wire, and for what is the same everywhere")
    func localizedValues() throws {
        let votes = try JSONDecoder().decode(LocalizableInt.self, from: Data(#"{"value":3,"text":"3"}"#.utf8))
        let values: [(any Localizable, [String])] = [
            (votes, ["3"]), (LocalizableString.constant("Ada"), ["Ada"]), (LocalizableString.empty, [""]),
            (LocalizableArray<LocalizableString>.constant(["Ada", "Grace"]), ["Ada", "Grace"]),
            (LocalizableArray<LocalizableString>.empty, []),
        ]
        for (value, texts) in values {
            #expect(value.localizationStatus == .localized)
            #expect(try value.localizedArray == texts)
        }
    }

    @Test("Only what says nothing is empty")
    func empty() {
        #expect(LocalizableString.empty.isEmpty)
        #expect(LocalizableString.constant("").isEmpty)
        #expect(LocalizableArray<LocalizableString>.empty.isEmpty)
        #expect(LocalizableArray<LocalizableString>.constant([]).isEmpty)
        #expect(!LocalizableString.constant(" ").isEmpty)
        #expect(!LocalizableInt(value: 0).isEmpty)
    }
}
