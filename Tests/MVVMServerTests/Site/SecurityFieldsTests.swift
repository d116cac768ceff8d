import HTTP
import HTTPServer
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The fields that protect visitors")
struct SecurityFieldsTests {
    private func isProtected(_ fields: HeaderFields) -> Bool {
        fields[.contentSecurityPolicy]?.contains("default-src 'none'; script-src 'self'") == true
            && fields[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true
            && fields["X-Content-Type-Options"] == "nosniff" && fields["Referrer-Policy"] == "same-origin"
            && fields["Cross-Origin-Opener-Policy"] == "same-origin"
    }

    @Test(
        "are on every answer",
        arguments: [
            TestRequest(.get, "/"), TestRequest(.get, "/idea-list"), TestRequest(.get, "/nowhere"),
            TestRequest(.get, "/idea-sheet/500"), TestRequest(.get, "/app.css"), TestRequest(.head, "/app.css"),
            TestRequest(.post, "/app.css"), TestRequest(.get, "/healthz"), TestRequest(.post, "/idea-list"),
            TestRequest(.get, "/idea-list", fields: [.accept: "application/json"]),
            TestRequest(.get, "/idea-list", fields: [.accept: "image/png"]),
            TestRequest(.post, "/idea-post", fields: ["Sec-Fetch-Site": "cross-site"]),
            TestRequest(.post, "/idea-post"), TestRequest(.options, "/idea-list"),
        ])
    func everywhere(_ request: TestRequest) async throws {
        #expect(isProtected(try await TinySite.visitor().send(request).fields))
    }

    @Test("let only the gallery frame its own pages")
    func frames() async throws {
        let answer = try await TinySite(stubs: true).client.get("/_stubs")
        #expect(answer.fields[.contentSecurityPolicy]?.contains("frame-ancestors 'self'") == true)
        #expect(answer.fields[.contentSecurityPolicy]?.contains("script-src 'self'") == true)
    }
}
