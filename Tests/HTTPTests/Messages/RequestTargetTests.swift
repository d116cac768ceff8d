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
        "have one path for all spellings that are equivalent (RFC 3986 §6.2.2.2)",
        arguments: [
            ("/a", "/a"), ("/%69dea%2Dboard", "/idea-board"), ("/%2F%3f%25", "/%2F%3f%25"), ("/%2569", "/%2569"),
            ("/%c3%a9%7E", "/%c3%a9~"), ("/%2e%2e/%00", "/../%00"), ("*", "*"),
        ])
    func equivalents(_ text: String, _ path: String) {
        #expect(RequestTarget(parsing: text)?.normalizedPath == path)
    }

    @Test(
        "tell the scheme of the absolute form",
        arguments: [("/", nil), ("http://a/", "http"), ("HTTPS://a/", "https"), ("*", nil)] as [(String, String?)])
    func schemes(_ text: String, _ scheme: String?) { #expect(RequestTarget(parsing: text)?.scheme == scheme) }

    @Test(
        "are refused when no server may be asked so",
        arguments: [
            "", "a", "a/b", "?q", "a:80", "/a b", "/#f", "/%", "/%4g", "/é", "/\r\n", "/\0", "/<x>", "http://",
            "mailto:ada",
        ])
    func refuses(_ text: String) { #expect(RequestTarget(parsing: text) == nil) }
}
