import HTTP
import HTTPServer
import Testing

@testable import MVVMServer

@Suite("The guard against other sites")
struct CrossSiteGuardTests {
    private func isLet(
        _ fields: HeaderFields, origin: Origin? = nil, from peer: PeerAddress? = nil,
        proxies: TrustedProxies = TrustedProxies()
    ) -> Bool {
        do {
            let head = RequestHead(method: .post, target: .root, fields: fields)
            try CrossSiteGuard(origin: origin, proxies: proxies).check(Request(head: head, peer: peer))
            return true
        } catch {
            #expect(error.kind == .forbidden)
            return false
        }
    }

    @Test(
        "believes what the browser says about itself first",
        arguments: [
            ("same-origin", true), ("none", true), ("same-site", false), ("cross-site", false), ("SAME-ORIGIN", false),
            ("", false),
        ] as [(FieldValue, Bool)])
    func fetchMetadata(_ site: FieldValue, _ isExpected: Bool) {
        #expect(isLet(["Sec-Fetch-Site": site]) == isExpected)
        // Whatever the origin says.
        #expect(isLet(["Sec-Fetch-Site": site, .origin: "https://evil.example", .host: "evil.example"]) == isExpected)
    }

    @Test(
        "then compares the origin with the site's own",
        arguments: [
            ("https://ideas.example", true), ("http://ideas.example", false), ("https://ideas.example:8443", false),
            ("https://ideas.example.evil.example", false), ("null", false), ("https://IDEAS.example", false),
        ] as [(FieldValue, Bool)])
    func configuredOrigin(_ sender: FieldValue, _ isExpected: Bool) throws {
        let fields: HeaderFields = [.origin: sender, .host: "anything"]
        #expect(isLet(fields, origin: try Origin(parsing: "https://ideas.example")) == isExpected)
    }

    @Test(
        "or with the host that was asked, when the site does not know its origin",
        arguments: [
            ("http://127.0.0.1:8080", true), ("https://127.0.0.1:8080", true), ("http://127.0.0.1", false),
            ("http://evil.example", false), ("127.0.0.1:8080", false),
        ] as [(FieldValue, Bool)])
    func host(_ sender: FieldValue, _ isExpected: Bool) {
        #expect(isLet([.origin: sender, .host: "127.0.0.1:8080"]) == isExpected)
    }

    @Test("or with the host that a proxy was asked for, when the proxy is one to believe")
    func proxy() throws {
        let proxies = TrustedProxies([try #require(AddressRange(parsing: "10.0.0.0/8"))])
        let fields: HeaderFields = [
            .origin: "https://ideas.example", .host: "inner:8080", "X-Forwarded-Host": "ideas.example",
            "X-Forwarded-For": "192.0.2.7",
        ]
        #expect(isLet(fields, from: SocketAddress(parsing: "10.0.0.1:5000"), proxies: proxies))
        #expect(!isLet(fields, from: SocketAddress(parsing: "192.0.2.1:5000"), proxies: proxies))
        #expect(!isLet(fields, from: SocketAddress(parsing: "10.0.0.1:5000")))
    }

    @Test(
        "tells a program what it expected",
        arguments: [
            (
                [.origin: "https://evil.example"], nil,
                "Origin: http://127.0.0.1:8080 or https://127.0.0.1:8080 is expected."
            ),
            ([.origin: "null"], "https://ideas.example", "Origin: https://ideas.example is expected."),
            ([.cookie: "a=b"], "https://ideas.example", "Origin: https://ideas.example is expected beside a cookie."),
            (["Sec-Fetch-Site": "cross-site"], nil, "Sec-Fetch-Site: same-origin or none is expected."),
        ] as [(HeaderFields, String?, String)])
    func reason(_ fields: HeaderFields, _ origin: String?, _ reason: String) throws {
        var fields = fields
        fields.set(.host, to: "127.0.0.1:8080")
        let head = RequestHead(method: .post, target: .root, fields: fields)
        let crossSite = CrossSiteGuard(origin: try origin.map { try Origin(parsing: $0) })
        let failure = #expect(throws: HTTPFailure.self) { try crossSite.check(Request(head: head)) }
        #expect(failure?.reason == reason)
    }

    @Test("lets a program in that says nothing, unless it carries a cookie")
    func program() {
        #expect(isLet([:]))
        #expect(isLet([.host: "ideas.example"]))
        #expect(!isLet([.cookie: "__Host-vitrine-locale=es"]))
        #expect(!isLet([.origin: "http://ideas.example"]))
    }
}
