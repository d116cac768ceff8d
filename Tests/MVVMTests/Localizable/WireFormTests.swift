import Foundation
import MVVM
import Testing

@Suite("The wire form of localized values")
struct WireFormTests {
    private func decode<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    @Test("A number or date that came over the wire keeps its value and its text")
    func quantities() throws {
        let percent: LocalizablePercent = try decode(#"{"value":0.25,"text":"25 %"}"#)
        #expect(percent.value == 0.25)
        #expect(try percent.localizedString == "25 %")
        let amount: LocalizableCurrency = try decode(#"{"value":19.9,"unit":"EUR","text":"19,90 €"}"#)
        #expect(amount.value == Decimal(string: "19.9"))
        #expect(amount.code == "EUR")
        #expect(try amount.localizedString == "19,90 €")
        let way: LocalizableMeasurement = try decode(#"{"value":12.5,"unit":"kilometer","text":"12.5 km"}"#)
        #expect(way.unit == .kilometer)
        let place: LocalizableOrdinal = try decode(#"{"value":1,"text":"1st"}"#)
        #expect(try place.localizedString == "1st")
        let range: LocalizableDateRange = try decode(
            #"{"value":"2026-03-14T09:26:53Z/2026-03-16T09:26:53Z","text":"Mar 14 – 16"}"#)
        #expect(range.end == StubClock.now.addingTimeInterval(2 * 86_400))
        let date: LocalizableRelativeDate = try decode(#"{"value":"2026-03-14T09:26:53Z","text":"yesterday"}"#)
        #expect(date.value == StubClock.now)
        #expect(try date.localizedString == "yesterday")
    }

    @Test(
        "What is no such value is refused",
        arguments: [
            #"{"value":19.9,"text":"19.90"}"#, #"{"value":"2026-03-14","text":""}"#,
            #"{"value":"2026-03-16T09:26:53Z/2026-03-14T09:26:53Z"}"#, #"{"value":"2026-03-14T09:26:53Z"}"#, "{}",
        ])
    func refused(json: String) {
        #expect(throws: DecodingError.self) { try decode(json, as: LocalizableCurrency.self) }
        #expect(throws: DecodingError.self) { try decode(json, as: LocalizableDateRange.self) }
    }

    @Test("Texts and lists of texts are read back as they were shown")
    func texts() throws {
        #expect(try decode(#""Ada and Grace""#, as: LocalizableList.self).localizedString == "Ada and Grace")
        let whole: LocalizableCompoundValue<LocalizableString> = try decode(#""Lovelace, Ada""#)
        #expect(try whole.localizedString == "Lovelace, Ada")
        let steps: LocalizableArray<LocalizableString> = try decode(#"["Write","Send"]"#)
        #expect(steps == .constant([.constant("Write"), .constant("Send")]))
        #expect(try decode("[]", as: LocalizableArray<LocalizableString>.self) == .empty)
        let greeting: LocalizableSubstitutions = try decode(#""Hello, %{name}""#)
        #expect(try greeting.localizedString == "Hello, %{name}")
    }

    @Test("Two readings of the same JSON are equal")
    func equality() throws {
        let json = #"{"value":1234,"text":"1,234"}"#
        #expect(try decode(json, as: LocalizableInt.self) == decode(json, as: LocalizableInt.self))
        #expect(
            try decode(Self.page, as: StepsViewModel.self).pieces == decode(Self.page, as: StepsViewModel.self).pieces)
    }

    @Test("A text that no face has localized is not encoded silently")
    func unbound() {
        let values: [any Localizable] = [
            LocalizableString.localized(for: StepsViewModel.self, propertyName: "title"),
            LocalizableArray<LocalizableString>.localized(for: StepsViewModel.self, propertyName: "pieces"),
            LocalizableList([LocalizableString.constant("Ada"), .constant("Grace")]),
            LocalizableSubstitutions(baseString: "Hello, %{name}", substitutions: ["name": LocalizableInt(value: 1)]),
            [LocalizableString.constant("Ada")].joined(separator: ", "),
        ]
        for value in values {
            #expect(throws: LocalizerError.self) { try JSONEncoder().encode(value) }
        }
    }

    private static let page = """
        {"pieces":["Ada","Lovelace"],"separator":" ","name":"Ada Lovelace","first":"Ada","limit":{"value":42,"text":"42"},\
        "share":{"value":0.5,"text":"0.5"},"since":{"value":"2026-03-14T09:26:53Z","text":"Mar 14, 2026"},\
        "hintHtml":"<b>Now</b>","vmId":"steps"}
        """

    @Test("A view model with every wrapper reads its own JSON")
    func wrappers() throws {
        let page: StepsViewModel = try decode(Self.page)
        #expect(try page.name.localizedString == "Ada Lovelace")
        #expect(page.limit.value == 42)
        #expect(page.since.value == StubClock.now)
        #expect(try page.hintHtml.localizedString == "<b>Now</b>")
    }

    @Test("The table knows lists, markup and what has words of its own")
    func table() throws {
        let properties = StepsViewModel.propertyTable.properties
        let shapes = Dictionary(uniqueKeysWithValues: properties.map { ($0.name, "\($0.shape)") })
        #expect(shapes["pieces"] == "list(MVVM.Shape.message)")
        #expect(shapes["name"] == "message")
        #expect(shapes["hintHtml"] == "html")
        #expect(shapes["limit"] == "quantity")
        #expect(
            properties.filter { $0.localization != nil }.map(\.name) == ["pieces", "separator", "first", "hintHtml"])
        #expect(StepsViewModel.propertyTable.key(at: 3) == ["StepsViewModel", "pieces", "0"])
    }
}

@ViewModel
struct StepsViewModel {
    @LocalizedStrings var pieces
    @LocalizedString var separator
    @LocalizedCompoundString(pieces: \._pieces, separator: \Self._separator) var name
    @LocalizedString(propertyName: "pieces", index: 0) var first
    @LocalizedInt(value: 42) var limit
    @LocalizedDouble(value: 0.5, maximumFractionDigits: 1) var share
    @LocalizedDate(value: StubClock.now) var since
    @LocalizedString var hintHtml
    var vmId: ViewModelId = .init(type: Self.self)

    static func stub() -> Self { .init() }
}
