import Mustache
import Testing

@Suite("Partials, parents and recursion in bound programs")
struct InsertionTests {
    private let board = Board(cards: [
        Card(replies: [Card(title: "Yes", replies: [Card(title: "No")]), Card(title: "Perhaps")])
    ])

    @Test("a layout is a parent whose blocks see the page's names, its own included")
    func insertsLayout() throws {
        let html = try render(
            "{{<layout}}{{$main}}<h1>{{title}}</h1>{{/main}}{{/layout}}", board: board,
            partials: ["layout": "<html lang=\"{{shell.language}}\">{{$head}}<meta>{{/head}}{{$main}}{{/main}}</html>"])
        #expect(html == "<html lang=\"en\"><meta><h1>Ideas</h1></html>")
    }

    @Test("a partial that contains itself is called, and sees its own value and the page's")
    func recurses() throws {
        let html = try render(
            "{{#cards}}{{>card}}{{/cards}}", board: board,
            partials: ["card": "<li>{{title}}.{{shell.language}}{{#replies}}{{>card}}{{/replies}}</li>"])
        #expect(html == "<li>Dark mode.en<li>Yes.en<li>No.en</li></li><li>Perhaps.en</li></li>")
    }

    @Test("a partial that contains itself may not use names that mean another value at each level")
    func hidesOuterNames() throws {
        let partials = ["card": "{{name}}{{votes}}{{language}}{{#replies}}{{>card}}{{/replies}}"]
        #expect(
            try mistakes("{{#owner}}{{#shell}}{{#cards}}{{>card}}{{/cards}}{{/shell}}{{/owner}}", partials: partials)
                == [
                    "1:3: “name” is a name of PersonViewModel, which a partial that contains itself cannot see",
                    "1:20: “language” is a name of ShellViewModel, which a partial that contains itself cannot see",
                ])
    }

    @Test("a partial that contains itself is indented at each level")
    func recursesIndented() throws {
        let html = try render(
            "{{#cards}}\n{{>card}}\n{{/cards}}\n", board: board,
            partials: ["card": "<li>\n  {{title}}\n{{#replies}}\n  {{>card}}\n{{/replies}}\n</li>\n"])
        #expect(
            html == """
                <li>
                  Dark mode
                  <li>
                    Yes
                    <li>
                      No
                    </li>
                  </li>
                  <li>
                    Perhaps
                  </li>
                </li>

                """)
    }

    @Test("values that nest too deep are an error, not a crash")
    func isTooDeep() throws {
        var card = Card()
        for _ in 0..<1000 { card = Card(replies: [card]) }
        let program = try bind(
            "{{#cards}}{{>card}}{{/cards}}", partials: ["card": "{{#replies}}{{>card}}{{/replies}}"])
        let executor = Executor()
        #expect(throws: RenderError.tooDeep) { try program.render(Board(cards: [card]), with: executor) }
        #expect(try program.render(board, with: executor).isEmpty, "the executor can be used again")
    }

    @Test("another template may be put in the place of a parent")
    func replaces() throws {
        let page = try Template(name: "page", source: "{{<layout}}{{$main}}<p>{{title}}</p>{{/main}}{{/layout}}")
        let layout = try Template(name: "layout", source: "<main>{{$main}}{{/main}}</main>")
        let fragment = try Template(name: "fragment", source: "{{$main}}{{/main}}")
        let binder = Binder([page, layout])
        let whole = try binder.bind("page", to: Board.schema)
        let part = try binder.bind("page", to: Board.schema) { $0 == "layout" ? fragment : nil }
        #expect(String(decoding: try whole.render(board), as: UTF8.self) == "<main><p>Ideas</p></main>")
        #expect(String(decoding: try part.render(board), as: UTF8.self) == "<p>Ideas</p>")
        #expect(whole.templates == ["page", "layout"])
    }

    @Test("a context that answers otherwise than its schema says is an error")
    func violatesSchema() throws {
        struct Liar: Context {
            func slot(for name: String) -> Int? { nil }
            func visit(_ slot: Int, with executor: Executor) { executor.flag(true) }
        }
        let program = try bind("{{#cards}}{{title}}{{/cards}}")
        #expect(throws: RenderError.schemaViolated) { try program.render(Liar()) }
    }
}
