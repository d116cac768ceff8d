import Foundation
import MVVM
import Testing

@testable import Localization

/// Each numbered defect of the reference architecture that belongs to localization, by what a visitor would see.
@Suite("A defect of the reference architecture is none here:")
struct ReferenceDefectTests {
    private func localizer(_ locale: String, zone: String = "UTC", files: [String: String]? = nil) throws -> Localizer {
        let files = files ?? ["en.yml": CatalogText.english, "es.yml": CatalogText.spanish]
        let tag = try #require(LocaleTag(locale))
        let zone = try #require(TimeZone(identifier: zone))
        return try TemporaryCatalogs(files).load([VoteViewModel.self]).localizer(for: tag, timeZone: zone)
    }

    private func alone(_ locale: String, zone: String = "UTC") throws -> Localizer {
        let tag = try #require(LocaleTag(locale))
        let keys = CatalogKeys(types: [], references: [])
        let compiled = try #require(CompiledLocale(tag, formatting: tag, keys: keys, messages: [:]))
        let zone = try #require(TimeZone(identifier: zone))
        return Localizer(compiled, zone: ZoneOffsets(zone)) { _, _ in }
    }

    @Test(
        "1. decimals are right outside English",
        arguments: [
            ("de", "1.234.567,89"), ("fr", "1\u{202F}234\u{202F}567,89"), ("de-CH", "1’234’567.89"),
            ("hi", "12,34,567.89"), ("en-IN", "12,34,567.89"), ("fa", "۱٬۲۳۴٬۵۶۷٫۸۹"),
        ])
    func decimals(locale: String, expected: String) throws {
        #expect(try alone(locale).text(of: LocalizableDouble(value: 1_234_567.89).content) == expected)
    }

    @Test("2. a browser's list of languages finds one, and the default where none is spoken")
    func languages() throws {
        let catalogs = try TemporaryCatalogs(["en.yml": CatalogText.english, "es.yml": CatalogText.spanish])
            .load([VoteViewModel.self])
        let mexican = [(tag: "es-MX", quality: 1_000), (tag: "es", quality: 900), (tag: "en", quality: 800)]
        #expect(catalogs.negotiator.best(for: mexican) == .spanish)
        #expect(catalogs.negotiator.best(for: [(tag: "xx", quality: 1_000)]) == .english)
    }

    @Test("3. en_GB finds the texts of en-GB, in any case of letters", arguments: ["en_GB", "en-gb", "EN_gb"])
    func spelling(tag: String) throws {
        let files = [
            "en.yml": CatalogText.english, "en-GB.yml": "en-GB: { VoteViewModel: { title: Cast your vote } }",
        ]
        #expect(try localizer(tag, files: files).text(message: 0, of: VoteViewModel.self) == "Cast your vote")
    }

    @Test("4. a missing key stops the start, and is never an empty text")
    func missing() throws {
        let files = ["en.yml": CatalogText.english.replacing("    title: Vote\n", with: "")]
        #expect(
            try TemporaryCatalogs(files).mistakes([VoteViewModel.self])
                == ["en.yml:2:3: 'VoteViewModel.title' is missing in 'en'"])
        let unknown = LocalizableContent.reference(LocalizableRef(key: ["Nobody", "title"]))
        #expect(try localizer("en").text(of: unknown) == "⟦title⟧")
    }

    @Test("5. a text keeps its spaces, so that a separator can be one")
    func spaces() throws {
        let files = ["en.yml": CatalogText.english.replacing("title: Vote", with: "title: ', '")]
        #expect(try localizer("en", files: files).text(message: 0, of: VoteViewModel.self) == ", ")
    }

    @Test("6. a person called %{count} is not filled in, in whatever order the slots are kept")
    func substitutedOnce() throws {
        let catalogs = try TemporaryCatalogs(["en.yml": "en: { Inbox: { summary: '%{name} has %{count}' } }"])
            .load([], references: [["Inbox", "summary"]])
        let english = catalogs.localizer(for: .english, timeZone: .gmt)
        for _ in 0..<20 {
            let summary = LocalizableString.localized(key: "Inbox.summary").bind(substitutions: [
                "name": LocalizableString.constant("%{count}"), "count": LocalizableInt(value: 3),
            ])
            #expect(english.text(of: summary.content) == "%{count} has 3")
        }
    }

    @Test("7. a constant text with slots gets them filled")
    func constantBase() throws {
        let greeting = LocalizableSubstitutions(
            baseString: .constant("Hello, %{name}"), substitutions: ["name": LocalizableString.constant("Ada")])
        #expect(try alone("en").text(of: greeting.content) == "Hello, Ada")
    }

    @Test("9. the codes of two requests' errors have keys of their own")
    func nestedKeys() {
        #expect(FirstRequest.Code.taken.localized() != SecondRequest.Code.taken.localized())
        #expect(FirstRequest.Code.propertyTable.typePath == ["FirstRequest", "Code"])
    }

    @Test("10. words are found wherever a view model may sit")
    func nesting() throws {
        var visitor = StubVisitor()
        NestingViewModel.stub().accept(&visitor)
        let keys = visitor.uses.filter { $0.key == ["AuthorViewModel", "byline"] }
        #expect(keys.count == 5)
    }

    @Test("11. two readings of the same JSON are equal")
    func equality() throws {
        let json = Data(#"{"value":1234,"text":"1,234"}"#.utf8)
        let texts = try (0..<2).map { _ in try JSONDecoder().decode(LocalizableInt.self, from: json) }
        #expect(texts[0] == texts[1])
    }

    @Test("12. an element of a list is found by its index")
    func index() throws {
        #expect(try localizer("es").text(message: 3, of: VoteViewModel.self) == "Enviar")
    }

    @Test("13. a plain encoder encodes what was localized, and throws only for what was not")
    func plainEncoder() throws {
        let page = Data(#"{"name":"Ada","byline":"by Ada","vmId":"x"}"#.utf8)
        let model = try JSONDecoder().decode(AuthorViewModel.self, from: page)
        #expect(String(decoding: try JSONEncoder().encode(model), as: UTF8.self).contains(#""byline":"by Ada""#))
        #expect(throws: LocalizerError.self) { try JSONEncoder().encode(AuthorViewModel.stub()) }
    }

    @Test("14. pieces reach the wire joined, each in its own direction")
    func joined() throws {
        let name = [LocalizableString.constant("Ada"), .constant("Lovelace")].joined(separator: " ")
        #expect(try alone("en").text(of: name.content) == "Ada Lovelace")
        #expect(try alone("ar").text(of: name.content) == "\u{2068}Ada\u{2069} \u{2068}Lovelace\u{2069}")
    }

    @Test(
        "15. a date is shown in the visitor's zone, not the server's",
        arguments: [("UTC", "Mar 13, 2026"), ("Pacific/Apia", "Mar 14, 2026"), ("America/New_York", "Mar 13, 2026")])
    func zones(zone: String, expected: String) throws {
        let late = try #require(RFC3339.date(from: "2026-03-13T23:30:00Z"))
        #expect(try alone("en", zone: zone).text(of: LocalizableDate(value: late).content) == expected)
    }
}

private enum FirstRequest {
    @ViewModelEnum
    enum Code: LocalizedCases { case taken }
}

private enum SecondRequest {
    @ViewModelEnum
    enum Code: LocalizedCases { case taken }
}

@ViewModel
private struct NestingViewModel {
    let list: [AuthorViewModel]
    let grid: [[AuthorViewModel]]
    let byName: [String: AuthorViewModel]
    let result: Result
    let part: Part
    var vmId: ViewModelId = .init(type: Self.self)

    enum Result {
        case done(AuthorViewModel)
        case open
    }

    struct Part { let author: AuthorViewModel }

    init() {
        list = [.stub()]
        grid = [[.stub()]]
        byName = ["Ada": .stub()]
        result = .done(.stub())
        part = Part(author: .stub())
    }

    static func stub() -> Self { .init() }
}
