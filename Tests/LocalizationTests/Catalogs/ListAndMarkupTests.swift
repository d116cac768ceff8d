import Foundation
import MVVM
import Testing

@testable import Localization

@Suite("Lists and markup of a catalog")
struct ListAndMarkupTests {
    private static let english = """
        en:
          StepsViewModel:
            steps: [Write, Send]
            separator: ", then "
            greetingHtml: Hello, <b>%{name}</b> &amp; all
            hintHtml: <em>Now</em>

        """
    private static let spanish = """
        es:
          StepsViewModel:
            steps: [Escribir, Enviar]
            separator: " y "
            greetingHtml: Hola, <b>%{name}</b>
            hintHtml: <em>Ya</em>

        """

    private func localizer(_ locale: LocaleTag) throws -> Localizer {
        try TemporaryCatalogs(["en.yml": Self.english, "es.yml": Self.spanish])
            .load([StepsViewModel.self], pseudoLocales: true).localizer(for: locale, timeZone: .gmt)
    }

    private func mistakes(_ old: String, _ new: String) throws -> [String] {
        let files = ["en.yml": Self.english.replacing(old, with: new)]
        return try TemporaryCatalogs(files).mistakes([StepsViewModel.self])
    }

    @Test("A list has its texts, an element of it is found by its index, and both are joined with their separator")
    func lists() throws {
        let steps = LocalizableRef(key: ["StepsViewModel", "steps"])
        #expect(try localizer(.spanish).texts(of: steps) == ["Escribir", "Enviar"])
        #expect(try localizer(.spanish).text(message: 3, of: StepsViewModel.self) == "Escribir")
        let separator = LocalizableRef(key: ["StepsViewModel", "separator"])
        let whole = LocalizableCompoundValue<LocalizableString>(
            pieces: .localized(steps), separator: .localized(separator))
        #expect(try localizer(.english).text(of: whole.content) == "Write, then Send")
        #expect(try localizer(.spanish).text(of: whole.content) == "Escribir y Enviar")
        #expect(try localizer(.english).text(of: .array(steps)) == "Write and Send")
        #expect(try localizer(.english).constant(message: 0, of: StepsViewModel.self) == nil)
    }

    @Test("A list that is none, is empty, or has another length than its source stops the start")
    func brokenLists() throws {
        #expect(
            try mistakes("[Write, Send]", "Write").first
                == "en.yml:3:12: a list of texts is expected here: '[…, …]'")
        #expect(try mistakes("[Write, Send]", "[]").last == "en.yml:3:12: the list is empty")
        #expect(try mistakes("[Write, Send]", "[Write, '']").first == "en.yml:3:20: the text is empty")
        let files = ["en.yml": Self.english, "es.yml": Self.spanish.replacing(", Enviar", with: "")]
        #expect(
            try TemporaryCatalogs(files).mistakes([StepsViewModel.self])
                == ["es.yml:3:5: 'StepsViewModel.steps' has 1 texts, its source has 2"])
    }

    @Test(
        "What fills a slot of markup is escaped",
        arguments: [
            ("Ada", "Hello, <b>Ada</b> &amp; all"), ("%{name}", "Hello, <b>%{name}</b> &amp; all"),
            ("<script>'\"&", "Hello, <b>&lt;script&gt;&#39;&quot;&amp;</b> &amp; all"),
            ("\"\u{301}", "Hello, <b>&quot;\u{301}</b> &amp; all"),
        ])
    func escaped(name: String, expected: String) throws {
        let slots = LocalizableSlots("name", LocalizableString.constant(name))
        let text = try localizer(.english).text(message: 4, of: StepsViewModel.self, substitutions: slots)
        #expect(text.utf8.elementsEqual(expected.utf8))
    }

    @Test(
        "A slot inside a tag, where escaping would not be enough, stops the start",
        arguments: ["<a href=\"%{name}\">Hello</a>", "<%{name}>", "<b title=%{name}", "Hello, %{name} <b"])
    func slotInTag(text: String) throws {
        let found = try mistakes("Hello, <b>%{name}</b> &amp; all", "'\(text)'")
        #expect(found == ["en.yml:5:19: a tag is not closed, or a slot stands inside a tag"])
    }

    @Test("Pseudo-locales change the words of markup and leave its tags alone")
    func pseudo() throws {
        let slots = LocalizableSlots("name", LocalizableString.constant("Ada"))
        let accented = try localizer(PseudoLocale.accented.tag)
        let text = accented.text(message: 4, of: StepsViewModel.self, substitutions: slots)
        #expect(text.hasPrefix("[Ĥéļļó, <b>Ada</b> &amp; áļļ"))
        #expect(accented.texts(of: LocalizableRef(key: ["StepsViewModel", "steps"])) == ["[Ŵŕîţé··]", "[Šéñð··]"])
        let mirrored = try localizer(PseudoLocale.mirrored.tag)
        #expect(mirrored.constant(message: 5, of: StepsViewModel.self) == "<em>\u{202E}Now\u{202C}</em>")
    }
}
