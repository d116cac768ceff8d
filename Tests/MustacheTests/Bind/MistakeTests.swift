import Mustache
import Testing

@Suite("Mistakes that binding finds")
struct MistakeTests {
    @Test(
        "a name, section or text that does not fit the schema is reported where it stands",
        arguments: [
            ("<p>{{titel}}</p>", "1:6: unknown name “titel” in BoardViewModel; did you mean “title”?"),
            ("\n  {{zzz}}", "2:5: unknown name “zzz” in BoardViewModel"),
            ("{{shell.lang}}", "1:3: unknown name “lang” in ShellViewModel"),
            ("{{shell.languages}}", "1:3: unknown name “languages” in ShellViewModel; did you mean “language”?"),
            ("{{#cards}}{{tittle}}{{/cards}}", "1:13: unknown name “tittle” in CardViewModel; did you mean “title”?"),
            ("{{title.length}}", "1:3: “title” is a text and has no “length”"),
            ("{{cards}}", "1:3: “cards” is a list and cannot be written as text"),
            ("{{shell}}", "1:3: “shell” is an object (ShellViewModel) and cannot be written as text"),
            ("{{isOpen}}", "1:3: “isOpen” is a condition and cannot be written as text"),
            ("{{{title}}}", "1:4: “title” is a text; only trusted HTML may be written unescaped"),
            ("{{#cards}}{{&votes}}{{/cards}}", "1:14: “votes” is a number; only trusted HTML may be written unescaped"),
            ("{{#cards}}{{#votes}}x{{/votes}}{{/cards}}", "1:14: “votes” is a number and no condition"),
            ("{{^shell}}x{{/shell}}", "1:4: “shell” is always there, so this section is never shown"),
            ("{{.}}", "1:3: “.” is BoardViewModel here; name one of its fields"),
            ("{{>Card}}", "1:4: there is no template “Card”"),
            ("{{>Shared/Tost}}", "1:4: there is no template “Shared/Tost”; did you mean “Shared/Toast”?"),
            ("{{>*title}}", "1:5: a template cannot be named by a value here; use a section for each case"),
            ("{{<Shared/Toast}}{{$head}}{{/head}}{{/Shared/Toast}}", "1:18: the parent has no block “head”"),
            (
                "{{<Frame}}{{$main}}a{{/main}}{{$main}}b{{/main}}{{/Frame}}",
                "1:30: there is a block “main” before; only that one is shown"
            ),
            ("{{<Shared/Toast}} so {{/Shared/Toast}}", "1:19: only blocks may stand inside a parent tag"),
            (
                "{{<Shard/Toast}}{{$head}}{{/head}}{{/Shard/Toast}}",
                "1:4: there is no template “Shard/Toast”; did you mean “Shared/Toast”?"
            ),
            ("{{<Shared/Toast}} {{title}} {{/Shared/Toast}}", "1:19: only blocks may stand inside a parent tag"),
            ("{{>page}}", "1:4: “page” contains itself without end"),
            ("{{<page}}{{/page}}", "1:4: “page” contains itself without end"),
        ])
    func reports(_ source: String, _ expected: String) throws {
        #expect(
            try mistakes(source, partials: ["Shared/Toast": "<p></p>", "Frame": "{{$main}}{{/main}}"]) == [expected])
    }

    @Test("all mistakes of all templates are reported, each once, and none that only follows from another")
    func reportsAll() throws {
        let found = try mistakes(
            "{{a}}{{#nope}}{{x}}{{#y}}{{z}}{{/y}}{{/nope}}{{>part}}{{>part}}{{cards}}",
            partials: ["part": "\n{{b}}"])
        #expect(
            found == [
                "1:3: unknown name “a” in BoardViewModel",
                "1:9: unknown name “nope” in BoardViewModel",
                "2:3: unknown name “b” in BoardViewModel",
                "1:66: “cards” is a list and cannot be written as text",
            ])
    }

    @Test("a mistake prints its place, its line and a caret")
    func describesItself() throws {
        let error = #expect(throws: TemplateMistakes.self) { try bind("<h1>\n\t<b>é</b>{{titel}}\n</h1>") }
        #expect(
            error?.description == """
                page.mustache:2:12: unknown name “titel” in BoardViewModel; did you mean “title”?
                \t<b>é</b>{{titel}}
                \t          ^
                """)
    }

    @Test("of a long line only what is around the mistake is shown")
    func cutsLongLines() throws {
        let error = #expect(throws: TemplateMistakes.self) {
            try bind(String(repeating: "é", count: 5000) + "{{x}}" + String(repeating: "é", count: 5000))
        }
        #expect(
            error?.description == """
                page.mustache:1:5003: unknown name “x” in BoardViewModel
                \(String(repeating: "é", count: 49)){{x}}\(String(repeating: "é", count: 48))
                \(String(repeating: " ", count: 51))^
                """)
    }

    @Test("a root template that does not exist is a mistake")
    func missesRoot() throws {
        let binder = Binder([try Template(name: "Ideas/IdeaView", source: "")])
        let error = #expect(throws: TemplateMistakes.self) { try binder.bind("Ideas/IdeasView", to: Board.schema) }
        #expect(
            error?.errors.map(\.message) == ["there is no template “Ideas/IdeasView”; did you mean “Ideas/IdeaView”?"])
    }

    @Test("templates that insert each other exponentially are a mistake, not a full memory")
    func growsWithoutEnd() throws {
        var partials: [String: String] = [:]
        for level in 0..<40 { partials["p\(level)"] = "{{>p\(level + 1)}}{{title}}{{>p\(level + 1)}}" }
        partials["p40"] = ""
        #expect(try mistakes("{{>p0}}", partials: partials).first?.contains("grow beyond") == true)
    }
}
