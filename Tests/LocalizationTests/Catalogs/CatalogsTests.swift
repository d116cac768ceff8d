import Foundation
import MVVM
import Synchronization
import Testing

@testable import Localization

@Suite("Catalogs")
struct CatalogsTests {
    private let files = [
        "en.yml": CatalogText.english, "es.yml": CatalogText.spanish, "Deep/Folder/ar.yml": CatalogText.arabic,
    ]

    private func localizer(_ locale: LocaleTag, onMissing: @escaping Catalogs.MissingText = { _, _ in }) throws
        -> Localizer
    {
        let catalogs = try TemporaryCatalogs(files).load([VoteViewModel.self], onMissing: onMissing)
        return catalogs.localizer(for: locale, timeZone: .gmt)
    }

    private func summary(_ count: Int, _ localizer: Localizer) -> String {
        localizer.text(
            message: 1, of: VoteViewModel.self, substitutions: ["count": LocalizableInt(value: count)])
    }

    @Test("Each locale's words are found by type and row, those of children and cases included")
    func words() throws {
        let spanish = try localizer(.spanish)
        #expect(spanish.text(message: 0, of: VoteViewModel.self) == "Votar")
        #expect(spanish.text(message: 2, of: VoteViewModel.self) == "Hace falta un correo")
        #expect(spanish.text(message: 3, of: VoteViewModel.self) == "Enviar")
        #expect(spanish.text(of: VoteViewModel.StageKind.done.localized().content) == "Hecho")
        #expect(spanish.constant(message: 0, of: VoteViewModel.self) == "Votar")
        #expect(spanish.constant(message: 1, of: VoteViewModel.self) == nil)
    }

    @Test("A plural takes the form of its number, an exact form first")
    func plurals() throws {
        let english = try localizer(.english)
        #expect([0, 1, 2, 1_234].map { summary($0, english) } == ["No votes", "1 vote", "2 votes", "1,234 votes"])
        let spanish = try localizer(.spanish)
        #expect(
            [0, 1, 1_234, 12_345, 1_000_000].map { summary($0, spanish) } == [
                "0 votos", "1 voto", "1234 votos", "12.345 votos", "1.000.000 de votos",
            ])
    }

    @Test(
        "Arabic has six forms",
        arguments: [
            (0, "لا أصوات"), (1, "صوت واحد"), (2, "صوتان"), (3, "3 أصوات"), (11, "11 صوتًا"), (100, "100 صوت"),
        ])
    func arabic(count: Int, text: String) throws {
        #expect(summary(count, try localizer(.arabic)) == text)
    }

    @Test("A person called %{count} or %{name} is not filled in again", arguments: ["%{count}", "%{name}", "%%{name}"])
    func substitutedOnce(name: String) throws {
        let text = try localizer(.english).text(
            message: 1, of: AuthorViewModel.self,
            substitutions: ["name": LocalizableString.constant(name), "count": LocalizableInt(value: 7)])
        #expect(text == "by \(name)")
    }

    @Test("Inserted text of another direction is isolated")
    func isolates() throws {
        func byline(_ name: String, _ locale: LocaleTag) throws -> String {
            try localizer(locale).text(
                message: 1, of: AuthorViewModel.self, substitutions: ["name": LocalizableString.constant(name)])
        }
        #expect(try byline("Ada", .english) == "by Ada")
        #expect(try byline("أمل", .english) == "by \u{2068}أمل\u{2069}")
        #expect(try byline("Ada", .arabic) == "بقلم \u{2068}Ada\u{2069}")
    }

    /// The isolate around a text ends what the text left open, so only an end that is not the text's own could let it out.
    @Test(
        "Inserted text cannot leave its isolate, whatever controls of direction it holds",
        arguments: [
            ("abc\u{202E}def", "abc\u{202E}def"), ("abc\u{2069}\u{202E}def", "abc\u{202E}def"),
            ("\u{2067}abc\u{2069}\u{2069}\u{202E}", "\u{2067}abc\u{2069}\u{202E}"),
            ("\u{202E}abc\r\ndef", "\u{202E}abc  def"), ("\u{2066}\u{2068}abc", "\u{2066}\u{2068}abc\u{2069}\u{2069}"),
            ("abc\u{2029}\u{202E}def\u{85}g", "abc \u{202E}def g"),
        ])
    func confines(name: String, written: String) throws {
        let name = LocalizableString.constant(name)
        let text = try localizer(.english).text(message: 1, of: AuthorViewModel.self, substitutions: ["name": name])
        #expect(text.unicodeScalars.elementsEqual("by \u{2068}\(written)\u{2069}".unicodeScalars))
    }

    @Test("What was localized elsewhere passes through unchanged")
    func passesThrough() throws {
        let decoder = JSONDecoder()
        let wire = Data(#"{"value": 1234, "text": "1.234"}"#.utf8)
        let number = try decoder.decode(LocalizableInt.self, from: wire)
        #expect(try localizer(.english).text(of: number.content) == "1.234")
    }

    @Test("An unknown key shows its last component, marked, and is reported")
    func missingAtRunTime() throws {
        let reported = Mutex<[[String]]>([])
        let english = try localizer(.english) { key, _ in reported.withLock { $0.append(key) } }
        let unknown = LocalizableContent.reference(LocalizableRef(key: ["IdeaViewModel", "title"]))
        #expect(english.text(of: unknown) == "⟦title⟧")
        #expect(english.text(message: 0, of: UnknownViewModel.self) == "⟦heading⟧")
        #expect(english.text(message: 1, of: AuthorViewModel.self) == "by ⟦%{name}⟧")
        #expect(
            reported.withLock(\.self) == [["IdeaViewModel", "title"], ["UnknownViewModel", "heading"], ["%{name}"]])
    }

    @Test("A regional catalog may be partial, its parent fills it")
    func regional() throws {
        var files = files
        files["es-MX.yml"] = "es-MX: { VoteViewModel: { title: Vota } }"
        let catalogs = try TemporaryCatalogs(files).load([VoteViewModel.self])
        let mexican = catalogs.localizer(for: LocaleTag(language: "es", region: "MX"), timeZone: .gmt)
        #expect(mexican.text(message: 0, of: VoteViewModel.self) == "Vota")
        #expect(mexican.text(message: 2, of: VoteViewModel.self) == "Hace falta un correo")
        #expect(mexican.text(of: LocalizableInt(value: 12_345).content) == "12,345")
        let argentinian = catalogs.localizer(for: LocaleTag(language: "es", region: "AR"), timeZone: .gmt)
        #expect(argentinian.locale == .spanish)
    }

    @Test("The locales say their own names and directions")
    func names() throws {
        let catalogs = try TemporaryCatalogs(files).load([VoteViewModel.self], pseudoLocales: true)
        #expect(catalogs.locales.map(\.description) == ["en", "ar", "es", "en-XA", "ar-XB"])
        let localizers = catalogs.locales.map { catalogs.localizer(for: $0, timeZone: .gmt) }
        #expect(localizers.map(\.autonym) == ["English", "العربية", "Español", "en-XA", "ar-XB"])
        #expect(localizers.map(\.isRightToLeft) == [false, true, false, false, true])
        #expect(localizers[0].languageName(of: .arabic) == "Arabic")
    }

    @Test("A thousand visitors of several locales and zones at once never mix")
    func concurrent() async throws {
        let catalogs = try TemporaryCatalogs(files).load([VoteViewModel.self], pseudoLocales: true)
        let zones = try ["UTC", "Asia/Kathmandu", "America/New_York"].map { try #require(TimeZone(identifier: $0)) }
        // A full time has the zone's name, which ICU writes behind its lock.
        let date = LocalizableDate(value: StubClock.now, dateStyle: .full, timeStyle: .full)
        let page: @Sendable (Int) -> String = { number in
            let locale = catalogs.locales[number % catalogs.locales.count]
            let localizer = catalogs.localizer(for: locale, timeZone: zones[number % zones.count])
            let summary = localizer.text(
                message: 1, of: VoteViewModel.self, substitutions: ["count": LocalizableInt(value: number % 300)])
            return summary + localizer.text(of: date.content)
        }
        let alone = (0..<1_000).map(page)
        await withTaskGroup(of: (Int, String).self) { group in
            for number in 0..<1_000 { group.addTask { (number, page(number)) } }
            for await (number, text) in group { #expect(text == alone[number]) }
        }
    }

    @Test("A select takes the form of a text or of an enum's case, with a plural inside")
    func select() throws {
        let text = CatalogText.english.replacing(
            "title: Vote\n",
            with: """
                title: Vote
                    news:
                      select: stage
                      done: { plural: count, =0: Nothing was done, one: One is done, other: "%{count} are done" }
                      other: Nothing new, %%{count}

                """)
        let catalogs = try TemporaryCatalogs(["en.yml": text])
            .load([VoteViewModel.self], references: [["VoteViewModel", "news"]])
        let english = catalogs.localizer(for: .english, timeZone: .gmt)
        func news(_ stage: any Localizable, _ count: Int) -> String {
            let news = LocalizableString.localized(for: VoteViewModel.self, propertyName: "news")
            return english.text(
                of: news.bind(substitutions: ["stage": stage, "count": LocalizableInt(value: count)]).content)
        }
        #expect(news(VoteViewModel.StageKind.done.localized(), 1) == "One is done")
        #expect(news(LocalizableString.constant("done"), 1_000) == "1,000 are done")
        #expect(news(VoteViewModel.StageKind.done.localized(), 0) == "Nothing was done")
        #expect(news(VoteViewModel.StageKind.planned.localized(), 1) == "Nothing new, %{count}")
    }

    @Test("Lists for people are sorted as their language sorts them")
    func sorted() throws {
        let words = ["zebra", "Éclair", "eclair", "nube", "ñandú", "Ada", "ada"]
        #expect(
            try localizer(.spanish).sorted(words) { $0 } == [
                "ada", "Ada", "eclair", "Éclair", "nube", "ñandú", "zebra",
            ])
    }

    @Test("The pseudo-locales bracket and mirror every text and keep its slots")
    func pseudo() throws {
        let catalogs = try TemporaryCatalogs(files).load([VoteViewModel.self], pseudoLocales: true)
        let accented = catalogs.localizer(for: PseudoLocale.accented.tag, timeZone: .gmt)
        #expect(accented.text(message: 0, of: VoteViewModel.self) == "[Ṽóţé··]")
        #expect(summary(1_234, accented) == "[1,234 ṽóţéš···]")
        let mirrored = catalogs.localizer(for: PseudoLocale.mirrored.tag, timeZone: .gmt)
        #expect(mirrored.text(message: 0, of: VoteViewModel.self) == "\u{202E}Vote\u{202C}")
    }
}

@ViewModel
private struct UnknownViewModel {
    @LocalizedString var heading
    var vmId: ViewModelId = .init(type: Self.self)
    static func stub() -> Self { .init() }
}
