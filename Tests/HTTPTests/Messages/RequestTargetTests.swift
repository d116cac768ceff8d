import HTTP
import Testing

@Suite("Request targets")
struct RequestTargetTests {
    @Test(
        "are split into path and query, both raw",
        arguments: [
            ("/", "/", nil), ("/a%2Fb?x=%20&y", "/a%2Fb", "x=%20&y"), ("/?", "/", ""), ("/a?b?c", "/a", "b?c"),
            ("//evil.test/x", "//evil.test/x", nil), ("/%00/..", "/%00/..", nil), ("/[a]|?{b}^`\\", "/[a]|", "{b}^`\\"),
            ("http://a:80?q", "/", "q"), ("HTTPS://a/x", "/x", nil), ("*", "*", nil),
        ] as [(String, String, String?)])
    func splits(_ text: String, _ path: String, _ query: String?) {
        let target = RequestTarget(parsing: text)
        #expect(target?.path == path)
        #expect(target?.query == query)
    }

    @Test(
        "are refused when no server may be asked so",
        arguments: [
            "", "a", "a/b", "?q", "a:80", "/a b", "/#f", "/%", "/%4g", "/é", "/\r\n", "/\0", "/<x>", "http://",
            "mailto:ada",
        ])
    func refuses(_ text: String) { #expect(RequestTarget(parsing: text) == nil) }
}
