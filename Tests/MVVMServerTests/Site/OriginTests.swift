import MVVMServer
import Testing

@Suite("A site's origin")
struct OriginTests {
    @Test(
        "is written as browsers send it",
        arguments: [
            ("https://ideas.example", "https://ideas.example"), ("HTTPS://Ideas.Example", "https://ideas.example"),
            ("https://ideas.example:443", "https://ideas.example"), ("http://127.0.0.1:80", "http://127.0.0.1"),
            ("http://ideas.example:0443", "http://ideas.example:443"), ("http://[::1]:8080", "http://[::1]:8080"),
        ])
    func written(_ text: String, _ expected: String) throws {
        let origin = try Origin(parsing: text)
        #expect(origin.description == expected)
        #expect(origin.isSecure == expected.hasPrefix("https:"))
    }

    @Test(
        "is a scheme, a host and perhaps a port",
        arguments: [
            ("ideas.example", .noScheme), ("ftp://ideas.example", .noScheme), ("", .noScheme),
            ("https://", .noHost), ("https://ideas.example:65536", .noPort),
            ("https://ideas.example/", .moreThanOrigin), ("https://ideas.example?a", .moreThanOrigin),
            ("https://ada@ideas.example", .moreThanOrigin), ("https://ideas.example:", .moreThanOrigin),
            ("https://ideas.example:+80", .moreThanOrigin), ("https://:80", .moreThanOrigin),
            ("https://\u{212A}.example", .moreThanOrigin), ("https://a\u{301}.example", .moreThanOrigin),
            ("https://ideas.example\r\n", .moreThanOrigin),
        ] as [(String, OriginMistake)])
    func refused(_ text: String, _ mistake: OriginMistake) {
        #expect(throws: mistake) { try Origin(parsing: text) }
    }
}
