import Mustache
import Testing

@Suite("Folding")
struct FoldingTests {
    private let board = Board(cards: [Card(), Card(title: "Export as CSV")])

    private func fold(_ source: String, _ words: String = "Chercher & <trouver>") throws -> Program {
        try bind(source).folding { $0 == 7 ? Array(words.utf8) : nil }
    }

    @Test("a constant becomes literal text, escaped for its place")
    func escapes() throws {
        let program = try fold("<p title=\"{{shell.search}}\">{{shell.search}}</p><a href=\"/?q={{shell.search}}\">")
        #expect(
            String(decoding: try program.render(board), as: UTF8.self)
                == "<p title=\"Chercher &amp; &lt;trouver&gt;\">Chercher &amp; &lt;trouver&gt;</p>"
                + "<a href=\"/?q=Chercher%20%26%20%3Ctrouver%3E\">")
        #expect(program.size.operations == 1)
    }

    @Test("sections, loops and recursion go where they went before")
    func keepsJumps() throws {
        let partials = ["card": "{{shell.search}}{{title}}{{#replies}}{{shell.search}}{{>card}}{{/replies}}!"]
        let source =
            "{{shell.search}}{{#isOpen}}{{shell.search}}{{/isOpen}}{{^help}}a{{shell.search}}{{/help}}"
            + "{{#cards}}{{>card}}{{shell.search}}{{/cards}}{{shell.search}}"
        var board = board
        board.cards[0].replies = [Card(title: "Yes")]
        board.shell.search = "S"
        let program = try bind(source, partials: partials)
        let folded = program.folding { _ in Array("S".utf8) }
        #expect(try folded.render(board) == program.render(board))
        #expect(folded.size.operations < program.size.operations)
    }

    @Test(
        "a condition over a constant is decided, and leads nowhere any more",
        arguments: [
            ("S", "a{{#shell.search}}b{{/shell.search}}{{^shell.search}}c{{/shell.search}}d", "abd"),
            ("", "a{{#shell.search}}b{{/shell.search}}{{^shell.search}}c{{/shell.search}}d", "acd"),
            ("S", "{{#shell.search}}{{^shell.search}}{{title}}{{/shell.search}}{{shell.search}}{{/shell.search}}", "S"),
            ("", "{{#shell.search}}{{#cards}}{{title}}{{/cards}}{{/shell.search}}-", "-"),
        ])
    func decidesConditions(_ words: String, _ source: String, _ expected: String) throws {
        let program = try fold(source, words)
        #expect(String(decoding: try program.render(board), as: UTF8.self) == expected)
        #expect(program.size.operations == 1)
    }

    @Test("what has no bytes is asked for while rendering, and can be folded later")
    func leavesOthers() throws {
        let program = try bind("{{shell.search}}").folding { _ in nil }
        #expect(String(decoding: try program.render(board), as: UTF8.self) == "Search &amp; find")
        #expect(String(decoding: try program.folding { _ in [0x41] }.render(board), as: UTF8.self) == "A")
    }

    @Test("an unbound program has nothing to fold, and keeps the indentation of its partials")
    func keepsUnbound() throws {
        let page = try Template(name: "page", source: "Ideas:\n  {{>*name}}\n")
        let card = try Template(name: "card", source: "{{title}}\nby Ada\n")
        let program = try Program(unbound: page, partials: ["card": card])
        let value = DynamicValue.object([("name", .text("card")), ("title", .text("Dark mode"))])
        for program in [program, program.folding { _ in nil }] {
            #expect(
                String(decoding: try program.render(value), as: UTF8.self) == "Ideas:\n  Dark mode\n  by Ada\n")
        }
    }
}
