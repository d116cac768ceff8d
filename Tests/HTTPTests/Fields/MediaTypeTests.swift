import HTTP
import Testing

@Suite("Media types")
struct MediaTypeTests {
    @Test(
        "are read with their parameters",
        arguments: [
            ("Text/HTML;Charset=UTF-8", "text/html; charset=UTF-8"),
            ("a/b ; c=\"d \\\" e\" ;f=g", "a/b; c=\"d \\\" e\"; f=g"),
            (" application/json ", "application/json"), ("a/b;", "a/b"), ("a/b;;c=d", "a/b; c=d"),
            ("multipart/form-data; boundary=----x", "multipart/form-data; boundary=----x"),
        ])
    func reads(_ text: String, _ written: String) { #expect(MediaType(parsing: text)?.description == written) }

    @Test(
        "are refused when malformed",
        arguments: [
            "", "a", "a/", "/b", "a/b c", "a/b;c", "a/b;c=", "a/b;c=\"d", "a/b;c=d;C=e", "a /b", "a/b;c=\"\r\nX: y\"",
            "a/b,c/d",
        ])
    func refuses(_ text: String) { #expect(MediaType(parsing: text) == nil) }

    @Test(
        "follow from a file's extension",
        arguments: [
            ("app.css", "text/css"), ("APP.JS", "text/javascript"), ("a.b.svg", "image/svg+xml"),
            ("README", "application/octet-stream"),
            ("x.", "application/octet-stream"), ("x.unknown", "application/octet-stream"),
        ])
    func byExtension(_ name: String, _ essence: String) { #expect(MediaType(forFileNamed: name).essence == essence) }
}
