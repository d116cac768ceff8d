import Mustache
import Testing

@Suite("Templates hold no text with letters")
struct LetterTests {
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
