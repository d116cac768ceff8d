import MVVM
import Testing

@testable import Localization

@Suite("Broken catalogs")
struct BrokenCatalogTests {
    /// One broken line in a catalog that is complete otherwise.
    struct Break: Sendable, CustomTestStringConvertible {
        let old: String
        let new: String
        let mistakes: [String]

        init(_ old: String, _ new: String, _ mistakes: String...) {
            self.old = old
            self.new = new
            self.mistakes = mistakes
        }

        var testDescription: String { new }
    }

    private static let forms =
        #"summary: { plural: count, =0: "No votes", one: "%{count} vote", other: "%{count} votes" }"#

    private static let breaks: [Break] = [
        // Keys
        Break(
            "title: Vote", "titel: Vote", "en.yml:2:3: 'VoteViewModel.title' is missing in 'en'",
            "en.yml:3:5: 'VoteViewModel.titel' is not used; did you mean 'title'?"),
        Break("    title: Vote\n", "", "en.yml:2:3: 'VoteViewModel.title' is missing in 'en'"),
        Break("title: Vote", "title: Vote\n    extra: More", "en.yml:4:5: 'VoteViewModel.extra' is not used"),
        Break("title: Vote", "title: Vote\n    title: Vote", "en.yml:4:5: 'title' stands twice here, first in line 3"),
        Break("planned: Planned, ", "", "en.yml:9:5: 'VoteViewModel.StageKind.planned' is missing in 'en'"),
        Break(
            "done: Done", "done: Done, gone: Gone",
            "en.yml:9:48: 'VoteViewModel.StageKind.gone' is not used; did you mean 'done'?"),
        Break(
            "required: An", "requirred: An",
            "en.yml:6:7: 'VoteViewModel.email.validationMessages.required' is missing in 'en'",
            "en.yml:7:9: 'VoteViewModel.email.validationMessages.requirred' is not used; did you mean 'required'?"),
        Break("[Write, Send]", "[Write]", "en.yml:8:5: 'VoteViewModel.steps.1' is missing in 'en'"),
        Break(
            "[Write, Send]", "[Write, Send, Wait]",
            "en.yml:8:26: 'VoteViewModel.steps.2' is not used; did you mean '0'?"),
        Break(
            "[Write, Send]", "Write", "en.yml:8:5: 'VoteViewModel.steps.1' is missing in 'en'",
            "en.yml:8:5: 'VoteViewModel.steps.0' is missing in 'en'",
            "en.yml:8:12: 'steps' is a group of texts here, not a text"),
        Break(
            "  AuthorViewModel:\n    byline: by %{name}\n", "",
            "AuthorViewModel.yml:1:1: no file has the words of 'AuthorViewModel': 'byline'; this one should"),
        Break(
            "AuthorViewModel:", "AutorViewModel:",
            "AuthorViewModel.yml:1:1: no file has the words of 'AuthorViewModel': 'byline'; this one should",
            "en.yml:10:3: 'AutorViewModel' is not used; did you mean 'AuthorViewModel'?"),
        // Texts
        Break("title: Vote", "title: ''", "en.yml:3:12: the text is empty"),
        Break("title: Vote", "title: '  '", "en.yml:3:12: the text is empty"),
        Break("title: Vote", "title: [Vote]", "en.yml:3:12: a form is a text or a map, not a list"),
        Break(
            "title: Vote", "title: { one: Vote }",
            "en.yml:3:12: a map of forms begins with 'plural:', 'ordinal:' or 'select:'"),
        Break(
            "title: Vote", "title: \"%{\"",
            "en.yml:3:12: a slot '%{' is not closed; write '%%{' for the characters themselves"),
        Break("title: Vote", "title: \"%{}\"", "en.yml:3:12: '' is no slot name"),
        Break("title: Vote", "title: \"%{a b}\"", "en.yml:3:12: 'a b' is no slot name"),
        Break("title: Vote", "title: \"%{1st}\"", "en.yml:3:12: '1st' is no slot name"),
        Break(
            "title: Vote", "title: \"Vote %{count}\"",
            "en.yml:3:5: 'VoteViewModel.title' has the slot 'count', which VoteViewModel.stub() does not fill"),
        Break(
            "by %{name}", "by %{nmae}",
            "en.yml:11:5: 'AuthorViewModel.byline' has the slot 'nmae', which VoteViewModel.stub() does not fill; did you mean 'name'?"
        ),
        // Forms
        Break(
            forms, "summary: { plural: count, one: a, ohter: b }",
            "en.yml:4:14: the form 'other' is missing; every 'plural' map has it"),
        Break(
            forms, "summary: { plural: count, eno: a, other: b }",
            "en.yml:4:31: 'eno' is no plural category and no exact form like '=0'"),
        Break(
            forms, "summary: { plural: count, ones: a, other: b }",
            "en.yml:4:31: 'ones' is no plural category and no exact form like '=0'; did you mean 'one'?"),
        Break(
            forms, "summary: { plural: count, =x: a, one: a, other: b }",
            "en.yml:4:31: '=x' is no plural category and no exact form like '=0'"),
        Break(
            forms, "summary: { plural: count, =-1: a, one: a, other: b }",
            "en.yml:4:31: '=-1' is no plural category and no exact form like '=0'"),
        Break(
            forms, "summary: { plural: count, =0: a, =00: b, one: c, other: d }",
            "en.yml:4:38: '=00' is no plural category and no exact form like '=0'"),
        Break(
            forms, "summary: { plural: count, =99999999999999999999: a, one: a, other: b }",
            "en.yml:4:31: '=99999999999999999999' is no plural category and no exact form like '=0'"),
        Break(
            forms, "summary: { plural: count, other: b }",
            "en.yml:4:5: 'VoteViewModel.summary' lacks the plural form 'one'; 'en' has one, other"),
        Break(
            forms, "summary: { plural: count, one: a, few: b, other: c }",
            "en.yml:4:5: 'VoteViewModel.summary' has the plural form 'few', which 'en' never uses; it has one, other"),
        Break(
            forms, "summary: { ordinal: count, one: a, other: c }",
            "en.yml:4:5: 'VoteViewModel.summary' lacks the ordinal form 'two'; 'en' has one, two, few, other",
            "en.yml:4:5: 'VoteViewModel.summary' lacks the ordinal form 'few'; 'en' has one, two, few, other"),
        Break(
            forms, "summary: { plural: '', one: a, other: c }",
            "en.yml:4:24: 'plural' names the slot that chooses the form"),
        Break(
            forms, "summary: { plural: the count, one: a, other: c }",
            "en.yml:4:24: 'plural' names the slot that chooses the form"),
        Break(forms, "summary: { plural: count, one: '', other: c }", "en.yml:4:36: the text is empty"),
        Break(
            forms, "summary: { plural: count, one: [a], other: c }",
            "en.yml:4:36: a form is a text or a map, not a list"),
        Break(
            forms, "summary: { plural: cuont, one: a, other: c }",
            "en.yml:4:5: 'VoteViewModel.summary' has the slot 'cuont', which VoteViewModel.stub() does not fill; did you mean 'count'?"
        ),
        Break(
            forms, "summary: { select: count, done: a }",
            "en.yml:4:14: the form 'other' is missing; every 'select' map has it"),
        Break(
            forms, "summary: { select: count, done: { plural: count, one: a }, other: b }",
            "en.yml:4:37: the form 'other' is missing; every 'plural' map has it"),
        Break(
            forms, "summary: { select: count, done: { plural: count, other: a }, other: b }",
            "en.yml:4:5: 'VoteViewModel.summary' lacks the plural form 'one'; 'en' has one, other"),
        // Locales
        Break("en:", "en:\n  '': {}", "en.yml:2:3: '' is not used"),
        Break("en:", "EN:", "en.yml:1:1: 'EN' is written 'en'"),
        Break("en:", "xx:", "en.yml:1:1: 'xx' is no locale"),
        Break("en:", "english:", "en.yml:1:1: 'english' is no locale"),
        // Form of the file
        Break("title: Vote", "title: &t Vote", "en.yml:3:12: an anchor (&) stands here; a catalog has none"),
        Break(
            "title: Vote", "title: !!str Vote", "en.yml:3:12: a tag (!) stands here; every value of a catalog is text"),
        Break("title: Vote", "title: Vote: now", "en.yml:3:16: mapping values are not allowed in this context"),
    ]

    @Test("A broken source stops the start at the place", arguments: breaks)
    func source(broken: Break) throws {
        #expect(CatalogText.english.contains(broken.old))
        let text = CatalogText.english.replacing(broken.old, with: broken.new)
        let mistakes = try TemporaryCatalogs(["en.yml": text]).mistakes([VoteViewModel.self])
        #expect(mistakes == broken.mistakes)
    }

    private static let translations: [Break] = [
        Break("    title: Votar\n", "", "es.yml:2:3: 'VoteViewModel.title' is missing in 'es'"),
        Break(
            "  AuthorViewModel:\n    byline: de %{name}\n", "",
            "en.yml:11:5: 'AuthorViewModel.byline' is missing in 'es'"),
        Break(
            "de %{name}", "de %{nombre}",
            "es.yml:11:5: 'AuthorViewModel.byline' has the slot 'nombre', which its source has not",
            "es.yml:11:5: 'AuthorViewModel.byline' lost the slot 'name' of its source"),
        Break("de %{name}", "de ella", "es.yml:11:5: 'AuthorViewModel.byline' lost the slot 'name' of its source"),
        Break(
            "title: Votar", "title: Votar %{count}",
            "es.yml:3:5: 'VoteViewModel.title' has the slot 'count', which its source has not"),
        Break(
            #"many: "%{count} de votos", "#, "",
            "es.yml:4:5: 'VoteViewModel.summary' lacks the plural form 'many'; 'es' has one, many, other"),
        Break(
            "many:", "few:",
            "es.yml:4:5: 'VoteViewModel.summary' lacks the plural form 'many'; 'es' has one, many, other",
            "es.yml:4:5: 'VoteViewModel.summary' has the plural form 'few', which 'es' never uses; it has one, many, other"
        ),
        Break("title: Votar", "title: ''", "es.yml:3:12: the text is empty"),
    ]

    @Test("A broken translation stops the start at the place", arguments: translations)
    func translation(broken: Break) throws {
        #expect(CatalogText.spanish.contains(broken.old))
        let text = CatalogText.spanish.replacing(broken.old, with: broken.new)
        let files = ["en.yml": CatalogText.english, "es.yml": text]
        #expect(try TemporaryCatalogs(files).mistakes([VoteViewModel.self]) == broken.mistakes)
    }

    @Test("A file of which nothing is used is an orphan, said once")
    func orphan() throws {
        let files = ["en.yml": CatalogText.english, "Old/Old.yml": "en:\n  VoterViewModel:\n    a: A\n    b: B\n"]
        #expect(
            try TemporaryCatalogs(files).mistakes([VoteViewModel.self]) == [
                "Old/Old.yml:1:1: an orphan file: no type of it is used, such as 'VoterViewModel'; did you mean 'VoteViewModel'?"
            ])
    }

    @Test("An orphan file hides nothing that is missing elsewhere")
    func orphanAndMissing() throws {
        let files = [
            "en.yml": CatalogText.english.replacing("    title: Vote\n", with: ""),
            "Old.yml": "en: { VoterModel: { a: A } }",
        ]
        #expect(
            try TemporaryCatalogs(files).mistakes([VoteViewModel.self]) == [
                "Old.yml:1:1: an orphan file: no type of it is used, such as 'VoterModel'",
                "en.yml:2:3: 'VoteViewModel.title' is missing in 'en'",
            ])
    }

    @Test("A key in two files is refused with both places")
    func twice() throws {
        let files = ["a.yml": CatalogText.english, "b.yml": "en: { VoteViewModel: { title: Vote } }"]
        #expect(
            try TemporaryCatalogs(files).mistakes([VoteViewModel.self]).map { $0.prefix(58) } == [
                "b.yml:1:24: 'VoteViewModel.title' stands twice, first in /"
            ])
    }

    @Test("A select's case that the source has not is refused")
    func unknownCase() throws {
        func news(_ name: String) -> String { "    news: { select: stage, \(name): a, other: b }\n    title:" }
        let files = [
            "en.yml": CatalogText.english.replacing("    title:", with: news("planned")),
            "es.yml": CatalogText.spanish.replacing("    title:", with: news("planed")),
        ]
        #expect(
            try TemporaryCatalogs(files).mistakes([VoteViewModel.self], references: [["VoteViewModel", "news"]]) == [
                "es.yml:3:5: 'VoteViewModel.news' has the case 'planed', which its source has not; did you mean 'planned'?"
            ])
    }

    @Test("A declared reference is asked for as a property is")
    func references() throws {
        let mistakes = try TemporaryCatalogs(["en.yml": CatalogText.english])
            .mistakes([VoteViewModel.self], references: [["VoteViewModel", "hint"], ["Greeting", "hello"]])
        #expect(
            mistakes == [
                "Greeting.yml:1:1: no file has the words of 'Greeting': 'hello'; this one should",
                "en.yml:2:3: 'VoteViewModel.hint' is missing in 'en'",
            ])
    }

    @Test("A stub that refers to a key that nobody declared is refused")
    func unknownReference() throws {
        let mistakes = try TemporaryCatalogs(["en.yml": CatalogText.english])
            .mistakes([VoteViewModel.self, ReferringViewModel.self])
        #expect(
            mistakes == [
                "VoteViewModel.yml:1:1: 'VoteViewModel.titel', which ReferringViewModel.stub() refers to, is no key; "
                    + "did you mean 'title'?"
            ])
    }

    @Test("A folder that is not there, or empty, stops the start")
    func noFolder() throws {
        let catalogs = try TemporaryCatalogs(["x/readme.txt": ""])
        #expect(catalogs.mistakes([AuthorViewModel.self]).first == "Localization:1:1: no file has texts for 'en'")
    }

    @Test("Every mistake of every file is found in one run, in order")
    func together() throws {
        let files = [
            "en.yml": CatalogText.english.replacing("title: Vote", with: "titel: Vote"),
            "ar.yml": CatalogText.arabic.replacing("      few: \"%{count} أصوات\"\n", with: ""),
            "es.yml": CatalogText.spanish.replacing("title:", with: "\ttitle:"),
        ]
        let mistakes = try TemporaryCatalogs(files).mistakes([VoteViewModel.self])
        #expect(
            mistakes == [
                "ar.yml:4:5: 'VoteViewModel.summary' lacks the plural form 'few'; 'ar' has zero, one, two, few, many, other",
                "en.yml:3:5: 'VoteViewModel.titel' is not used; did you mean 'title'?",
                "es.yml:3:5: a tab indents this line; YAML takes spaces",
            ])
    }

    @Test("Spaces that differ from the source are a warning")
    func warnings() throws {
        let files = [
            "en.yml": CatalogText.english,
            "es.yml": CatalogText.spanish.replacing("title: Votar", with: "title: 'Votar '"),
        ]
        let warnings = try TemporaryCatalogs(files).load([VoteViewModel.self]).warnings
        #expect(
            warnings.map(\.message) == [
                "'VoteViewModel.title' ends with a space where its source does not, or the reverse"
            ])
        #expect(warnings.map(\.line) == [3])
    }
}

@ViewModel
private struct ReferringViewModel {
    let text: LocalizableString
    var vmId: ViewModelId = .init(type: Self.self)
    init(text: LocalizableString) { self.text = text }
    static func stub() -> Self { .init(text: .localized(for: VoteViewModel.self, propertyName: "titel")) }
}
