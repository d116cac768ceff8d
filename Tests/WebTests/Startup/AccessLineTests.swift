import Foundation
import HTTP
import HTTPServer
import Synchronization
import Testing

@testable import Web

@Suite("A line of the access log")
struct AccessLineTests {
    /// The lines of what one connection sends, through a proxy of this machine that is believed.
    private func lines(of raw: String) async throws -> [AccessLine] {
        struct Hello: Handler {
            nonisolated(nonsending) func respond(to request: Request) async -> Response { Response(.ok, text: "ok") }
        }
        let proxies = TrustedProxies([try #require(AddressRange(parsing: "127.0.0.1"))])
        let noted = Mutex<[ExchangeRecord]>([])
        var configuration = ServerConfiguration(addresses: [.ipv4(0x7F00_0001, port: 0)])
        configuration.onExchange = { record in noted.withLock { $0.append(record) } }
        let sockets = try OpenSockets(configuration)
        let server = Server(configuration: configuration, sockets: sockets, handler: Hello())
        async let run: Void = server.run()
        let client = try RawRequest(port: "\(try #require(sockets.addresses.first).port)")
        try client.send(raw)
        _ = try client.answer()
        server.stop()
        try await run
        return noted.withLock { $0 }.map {
            AccessLine($0, end: Date(timeIntervalSince1970: 0), route: "HelloRequest", proxies: proxies)
        }
    }

    @Test("tells who asked what and how it went, without the query")
    func whole() async throws {
        let raw = "GET /a%20b?token=secret HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.7\r\nConnection: close\r\n\r\n"
        let line = try #require(try await lines(of: raw).first)
        let words = line.text.split(separator: " ")
        try #require(words.count == 9)
        #expect(words[0] == "1970-01-01T00:00:00.000Z")
        #expect(words[1].count == 13)
        #expect(words[2...5] == ["192.0.2.7", "GET", "/a%20b", "200"])
        #expect(Int(words[6]) ?? 0 > 100 && words[7].hasPrefix("0.0") && words[8] == "HelloRequest")
        let object = try JSONSerialization.jsonObject(with: Data(line.json.utf8)) as? [String: Any]
        #expect(
            object?.keys.sorted() == [
                "bytes", "client", "id", "method", "path", "route", "seconds", "status", "time", "whole",
            ])
        #expect(object?["client"] as? String == "192.0.2.7" && object?["whole"] as? Bool == true)
        #expect(!line.json.contains("secret"))
    }

    @Test("is there for what could not be read")
    func refused() async throws {
        let line = try #require(try await lines(of: "rubbish\r\n\r\n").first)
        #expect(line.text.hasPrefix("1970-01-01T00:00:00.000Z - 127.0.0.1 - - 400 "))
    }
}
