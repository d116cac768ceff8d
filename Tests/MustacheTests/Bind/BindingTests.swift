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
}
