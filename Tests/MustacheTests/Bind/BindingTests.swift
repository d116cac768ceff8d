import Mustache
import Testing

@Suite("Binding")
struct BindingTests {
    @Test(
        "a bound program renders every kind of value",
        arguments: [
            ("<h1>{{title}}</h1>", "<h1>Ideas</h1>"),
            ("{{#help}}[{{help}}]{{/help}}{{^help}}none{{/help}}", "none"),
            ("{{#isOpen}}open{{/isOpen}}{{^isOpen}}closed{{/isOpen}}", "open"),
            ("{{intro}}{{{intro}}}{{&intro}}", "<b>Hello</b><b>Hello</b><b>Hello</b>"),
            ("<p title=\"{{intro}}\">", "<p title=\"&lt;b&gt;Hello&lt;/b&gt;\">"),
            (
                "{{#cards}}{{title}}:{{votes}}{{#tags}} {{.}}{{/tags}};{{/cards}}",
                "Dark mode:3 ui api;Export as CSV:-7;"
            ),
            (
                "{{#cards}}{{#tags}}{{title}}/{{.}}/{{shell.language}} {{/tags}}{{/cards}}",
                "Dark mode/ui/en Dark mode/api/en "
            ),
            ("{{^cards}}empty{{/cards}}", ""),
            ("{{#cards}}{{#isOpen}}a{{/isOpen}}{{/cards}}", "aa"),
            ("{{#shell}}{{#isOpen}}a{{/isOpen}}{{/shell}}{{#shell}}{{#title}}b{{/title}}{{/shell}}", "ab"),
            ("{{#owner}}{{name}} in {{title}}{{/owner}}{{^owner}}nobody{{/owner}}", "nobody"),
            ("{{owner.name}}|{{shell.search}}", "|Search &amp; find"),
            ("{{#result}}{{#found}}{{name}}{{/found}}{{#notFound}}?{{/notFound}}{{/result}}", "Ada"),
            ("<p class=\"{{result}}\">", "<p class=\"found\">"),
            ("{{#cards}}{{#title}}x{{/title}}{{/cards}}!", "xx!"),
            ("{{#shell}}{{#language}}y{{/language}}{{/shell}}!", "y!"),
            ("{{#shell}}{{#cards}}{{language}}{{/cards}}{{/shell}}", "enen"),
            ("{{#cards}}{{#shell}}{{language}}{{votes}}{{/shell}}{{/cards}}", "en3en-7"),
        ])
    func renders(_ source: String, _ expected: String) throws {
        var board = Board()
        board.cards = [Card(tags: ["ui", "api"]), Card(title: "Export as CSV", votes: -7)]
        #expect(try render(source, board: board) == expected)
    }

    @Test("lists of lists, of choices and of absent values are walked")
    func walksLists() throws {
        let schema: Schema = .init(
            name: "Table",
            fields: [
                Schema.Field("rows", .list(.list(.number))),
                Schema.Field("outcomes", .list(.cases { Outcome.schema })),
                Schema.Field("notes", .list(.optional(.text))),
                Schema.Field("total", .optional(.number)),
            ])
        let program = try bind(
            "{{#rows}}({{#.}}{{.}},{{/.}}{{^.}}none{{/.}}){{/rows}}"
                + "{{#outcomes}}{{#found}}{{name}}{{/found}}{{#notFound}}?{{/notFound}};{{/outcomes}}"
                + "{{#notes}}[{{#.}}{{.}}{{/.}}{{^.}}-{{/.}}]{{/notes}}{{#total}}{{total}}{{/total}}",
            schema: schema)
        let text = String(decoding: try program.render(Table()), as: UTF8.self)
        #expect(text == "(1,2,)(none)Ada;?;[a][-]7")
    }
}

private struct Table: Context {
    func slot(for name: String) -> Int? { nil }

    func visit(_ slot: Int, with executor: Executor) {
        switch slot {
        case 0: Many(elements: [Many(elements: [1, 2]), Many(elements: [])]).visit(Slot.itself, with: executor)
        case 1: Many(elements: [Outcome.found(Person(name: "Ada")), .notFound]).visit(Slot.itself, with: executor)
        case 2: Many(elements: [Note(text: "a"), Note(text: nil)]).visit(Slot.itself, with: executor)
        default: executor.integer(7)
        }
    }
}

private struct Many<Element: Context>: Context {
    let elements: [Element]

    func slot(for name: String) -> Int? { nil }

    func visit(_ slot: Int, with executor: Executor) {
        guard executor.beginList(count: elements.count) else { return }
        for element in elements { executor.element(element) }
    }
}

private struct Note: Context {
    let text: String?

    func slot(for name: String) -> Int? { nil }

    func visit(_ slot: Int, with executor: Executor) {
        if let text { executor.text(text) } else { executor.absent() }
    }
}
