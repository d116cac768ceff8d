import MVVMTesting
import Testing
import WireCorpus

@Suite("The corpus of raw requests, sent to the board itself")
struct RawCorpusTests {
    /// A page that the board has: whoever took these bytes for a request would answer 200.
    private static let smuggled = Array("GET /about HTTP/1.1\r\nHost: a\r\n\r\n".utf8)

    @Test("is refused where it must be, closed, and no later byte is a request (RFC 9112 §11.2)")
    func refused() async throws {
        let folder = try TemporaryFolder()
        let web = try await WebProgram.serving(["--data", folder.path("data")])
        let page = try RawRequest(port: web.port)
        try page.send(Self.smuggled)
        #expect(try page.answer().hasPrefix("HTTP/1.1 200 "))
        for attack in WireCase.refused {
            let request = try RawRequest(port: web.port)
            try request.send(attack.raw + Self.smuggled)
            let answers = try request.answers()
            #expect(answers.contains("HTTP/1.1 4") || answers.contains("HTTP/1.1 5"), "\(attack)")
            #expect(!answers.contains("HTTP/1.1 2"), "\(attack)")
        }
    }
}
