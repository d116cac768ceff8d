import Mustache
import Testing

@Suite("Templates hold no text with letters and join no texts")
struct WordingTests {
    private static let message = "templates hold no text with letters; it belongs into the view model"

    @Test(
        "letters that a person reads are reported",
        arguments: [
            ("<p>Hello</p>", ["1:4"]),
            ("<p>— Héllo</p><b>Ω</b>", ["1:6", "1:18"]),
            ("<p>{{title}} votes</p>", ["1:14"]),
            ("<title>Ideas</title>", ["1:8"]),
            ("<img alt=\"Logo\">", ["1:11"]),
            ("<input placeholder='Search'>", ["1:21"]),
            ("<p title=\"{{title}} of\">", ["1:21"]),
            ("<button aria-label=\"Close\">", ["1:21"]),
            ("<input type=submit value=\"Save\">", ["1:27"]),
            ("<input value=\"Save\" type=\"submit\">", ["1:15"]),
            ("<p>AT&amp;T</p>", ["1:4"]),
        ])
    func reports(_ source: String, _ places: [String]) throws {
        #expect(try mistakes(source, allowsLetters: false) == places.map { "\($0): \(Self.message)" })
    }

    @Test(
        "two texts that are joined are reported",
        arguments: [
            ("<p>{{title}} {{help}}</p>", "1:16"),
            ("<p>{{title}}, {{shell.search}}</p>", "1:17"),
            ("<p>{{#cards}}{{votes}}{{title}}{{/cards}}</p>", "1:25"),
            ("<p title=\"{{title}}: {{help}}\"></p>", "1:24"),
            ("<title>{{title}} · {{help}}</title>", "1:22"),
        ])
    func reportsJoined(_ source: String, _ place: String) throws {
        let name = source.contains("votes") ? "title" : source.contains("search") ? "shell.search" : "help"
        #expect(
            try mistakes(source, allowsLetters: false) == [
                "\(place): “\(name)” joins the text before it; the view model joins texts"
            ])
    }

    @Test(
        "texts that stand apart are not joined",
        arguments: [
            "<p>{{title}}</p> <p>{{title}}</p>", "<b>{{title}}</b> {{title}}", "{{title}} {{intro}} {{title}}",
            "<p class=\"{{title}} {{help}}\"></p>", "<a title=\"{{title}}\">{{title}}</a>",
            "<a href=\"{{title}}/{{title}}\"></a>",
            "{{#cards}}{{#tags}}{{.}} {{/tags}}{{/cards}}", "<input value=\"{{title}} {{help}}\">",
        ])
    func allowsApart(_ source: String) throws {
        #expect(try mistakes(source, allowsLetters: false) == [])
    }

    @Test(
        "everything else may have letters",
        arguments: [
            "<p class=\"card\" id='x' data-ui=\"card\">· 1 → 2 • &nbsp;&times;&#x41;</p>",
            "<input type=\"hidden\" value=\"move\">",
            "<script>let a = 1</script><style>a{}</style>", "<!-- comment --><!doctype html>", "{{! note }}",
            "<svg><path d=\"M0 0\"/></svg>", "<p>👍 ★ №</p>",
        ])
    func allows(_ source: String) throws {
        #expect(try mistakes(source, allowsLetters: false) == [])
    }
}
