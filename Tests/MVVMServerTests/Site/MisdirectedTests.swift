import Foundation
import HTTP
import HTTPServer
import Localization
import MVVMServer
import MVVMTesting
import Testing

/// "A request for an "https" resource MUST be rejected unless it has been received over a connection that has been secured",
/// or "is from a trusted gateway" (RFC 9110 §7.4).
@Suite("A request for https")
struct MisdirectedTests {
    private func status(_ target: String, from peer: PeerAddress?) async throws -> Status {
        let tiny = try TinySite()
        var configuration = SiteConfiguration(
            root: URL(fileURLWithPath: tiny.folder.path), defaultLocale: try #require(LocaleTag("en")))
        configuration.proxies = TrustedProxies([try #require(AddressRange(parsing: "127.0.0.1"))])
        let site = try Site(
            .tiny, source: .live(TinyServices()), configuration: configuration,
            shell: { TinyShellViewModel($0) }, note: { TinyNoteViewModel(kind: $0) })
        let head = RequestHead(
            method: .get, target: try #require(RequestTarget(parsing: target)), fields: [.host: "a"])
        return await site.respond(to: Request(head: head, peer: peer)).status
    }

    @Test("on a plain socket is 421", arguments: ["/healthz", "/idea-list", "/app.css", "/nowhere"])
    func plain(_ path: String) async throws {
        #expect(try await status("https://a\(path)", from: .ipv4(0xC000_0207, port: 1)) == .misdirectedRequest)
        #expect(try await status("https://a\(path)", from: nil) == .misdirectedRequest)
    }

    @Test("is served when it comes from a proxy that is believed, and so is one for http from anybody")
    func served() async throws {
        #expect(try await status("HTTPS://a/healthz", from: .ipv4(0x7F00_0001, port: 1)) == .ok)
        #expect(try await status("http://a/healthz", from: .ipv4(0xC000_0207, port: 1)) == .ok)
    }

    @Test("is refused in both faces")
    func faces() async throws {
        let client = try TinySite.visitor()
        #expect(try await client.get("https://a/").document.text("//h1") == "Not a secure connection")
        let json = try await client.get("https://a/", accept: "application/json")
        #expect(json.status == .misdirectedRequest && json.text.contains("\"code\":\"misdirected\""))
    }
}
