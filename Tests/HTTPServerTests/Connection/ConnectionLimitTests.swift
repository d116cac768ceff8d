import HTTP
import HTTPServer
import Testing

@Suite("The limit of connections")
struct ConnectionLimitTests {
    private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test("lets n be served, and n + 1 only when one of them has gone")
    func waits() async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.loopCount = 1
            configuration.connectionsPerLoop = 2
        }
        try await TestServer.run(configure: configure) { server in
            let address = server.address
            let isEarly = try await BlockingThread.run {
                let clients = try (0..<3).map { _ in try RawClient(address) }
                defer { for client in clients { client.close() } }
                for client in clients { try client.send(Self.request) }
                for client in clients[..<2] { _ = try client.read(through: "GET /") }
                BlockingThread.pause(milliseconds: 300)
                let early = clients[2].hasInput
                clients[0].shutdownSending()
                _ = try clients[2].read(through: "GET /")
                return early
            }
            #expect(!isEarly)
        }
    }
}
