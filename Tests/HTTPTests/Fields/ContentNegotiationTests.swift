import HTTP
import Testing

@Suite("Content negotiation")
struct ContentNegotiationTests {
    @Test(
        "chooses the best of HTML and JSON",
        arguments: [
            (nil, "text/html"), ("*/*", "text/html"), ("application/json", "application/json"),
            ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html"),
            ("application/json, text/html", "text/html"), ("application/json, text/html;q=0.9", "application/json"),
            ("application/*", "application/json"), ("text/*;q=0.3, application/json;q=0.4", "application/json"),
            ("*/*, text/html;q=0", "application/json"), ("TEXT/HTML;charset=utf-8", "text/html"),
            ("application/json;q=0.9, text/html;profile=\"a,b;q=1\\\",\";q=0.1", "application/json"),
            (String(repeating: "a/b,", count: 32) + "*/*", "text/html"),
            ("image/png", nil), ("text/html;q=0", nil), ("rubbish", nil),
        ] as [(String?, String?)])
    func chooses(_ accept: String?, _ expected: String?) throws {
        var fields: HeaderFields = [:]
        if let accept { fields.append(.accept, try #require(FieldValue(accept))) }
        #expect(ContentNegotiation.best(of: [.html, .json], accepting: fields)?.essence == expected)
    }

    @Test(
        "chooses gzip where it is not liked less than none (RFC 9110 §12.5.3)",
        arguments: [
            ("gzip", true), ("br, gzip;q=0.1", true), ("x-gzip", true), ("*", true), ("GZIP", true), ("", false),
            ("gzip, deflate, br, zstd", true), ("br ,\tgzip", true), ("br,,", false), ("gzipx", false),
            ("identity", false), ("br", false), ("gzip;q=0", false), ("*;q=0", false), ("*, gzip;q=0", false),
            ("gzip;q=0.5, identity", false), ("gzip;q=0.5, identity;q=0.5", true), ("identity;q=0, gzip", true),
        ] as [(FieldValue, Bool)])
    func gzip(_ accepted: FieldValue, _ isChosen: Bool) {
        #expect(ContentNegotiation.acceptsGzip([.acceptEncoding: accepted]) == isChosen)
        #expect(!ContentNegotiation.acceptsGzip([:]))
    }
}
