import HTTP
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The face of an answer")
struct FaceTests {
    @Test(
        "is what the client likes best",
        arguments: [
            (nil, "text/html"), ("*/*", "text/html"), ("text/html", "text/html"), ("text/*", "text/html"),
            ("application/json", "application/json"), ("application/*", "application/json"),
            ("application/problem+json", "application/json"), ("APPLICATION/JSON", "application/json"),
            ("text/html;q=0.5, application/json", "application/json"),
            ("text/html, application/json;q=0.9", "text/html"), ("application/json, text/html", "text/html"),
            ("text/html;q=0, */*", "text/vnd.vitrine.fragment+html"),
            ("text/vnd.vitrine.fragment+html", "text/vnd.vitrine.fragment+html"),
            ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html"),
        ] as [(String?, String)])
    func negotiation(_ accept: String?, _ expected: String) async throws {
        let answer = try await TinySite.visitor().get("/idea-list", accept: accept)
        #expect(answer.status == .ok)
        #expect(answer.fields[.contentType]?.hasPrefix(expected) == true)
    }

    @Test(
        "is none that the client does not take: 406, in words all the same",
        arguments: ["image/png", "text/plain", "application/json;q=0", "text/html;q=0", "*/*;q=0"])
    func notAcceptable(_ accept: String) async throws {
        let answer = try await TinySite.visitor().get("/idea-list", accept: accept)
        #expect(answer.status == .notAcceptable)
        #expect(try answer.document.text("//h1") == "No such format")
    }

    @Test("of a script is the main part without the layout")
    func fragment() async throws {
        let answer = try await TinySite.visitor().get("/idea-list", accept: "text/vnd.vitrine.fragment+html")
        #expect(answer.text.hasPrefix("<title>Ideas</title>\n<main>"))
        #expect(!answer.text.contains("<html"))
        #expect(try answer.document.text("//h1") == "Ideas")
    }
}
