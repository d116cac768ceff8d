import HTTP
import HTTPServer
import Testing

@Suite("The limit of connections")
struct ConnectionLimitTests {
    private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    private static func withTwo(_ script: @escaping @Sendable ([RawClient]) throws -> Void) async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.loopCount = 1
            configuration.connectionsPerLoop = 2
        }
        try await TestServer.run(configure: configure) { server in
            let address = server.address
            try await BlockingThread.run {
                let clients = try (0..<3).map { _ in try RawClient(address) }
                defer { for client in clients { client.close() } }
                try script(clients)
            }
        }
    }

    @Test("lets n be served, and n + 1 only when one of them has gone")
    func waits() async throws {
        try await Self.withTwo { clients in
            // Requests are under way: neither is idle.
            for client in clients[..<2] { try client.send("GET / HTTP/1.1\r\n") }
            BlockingThread.pause(milliseconds: 100)
            try clients[2].send(Self.request)
            BlockingThread.pause(milliseconds: 300)
            #expect(!clients[2].hasInput)
            clients[0].shutdownSending()
            #expect(try clients[2].read(through: "GET /").hasSuffix("GET /"))
        }
    }

    @Test("lets whoever comes take the place of who has been idle longest (RFC 9112 §9.5)")
    func makesRoom() async throws {
        try await Self.withTwo { clients in
            for client in clients[..<2] {
                try client.send(Self.request)
                #expect(try client.read(through: "GET /").hasSuffix("GET /"))
                BlockingThread.pause(milliseconds: 300)
            }
            // Nobody is idle for a second yet.
            try clients[2].send(Self.request)
            #expect(!clients[2].hasInput)
            #expect(try clients[2].read(through: "GET /").hasSuffix("GET /"))
            #expect(try clients[0].readToEnd() == "")
            try clients[1].send(Self.request)
            #expect(try clients[1].read(through: "GET /").hasSuffix("GET /"))
        }
    }
}
