import Dispatch
import HTTP
import HTTPServer
import Testing

@Suite("Sockets that are opened before the server runs")
struct OpenSocketsTests {
    private static let anyPort = ServerConfiguration(addresses: [.ipv4(0x7F00_0001, port: 0)])

    @Test("take their ports at once, and a second one learns of it")
    func taken() throws {
        let first = try OpenSockets(Self.anyPort)
        let address = try #require(first.addresses.first)
        #expect(address.port != 0)
        #expect(throws: SocketError.self) { try OpenSockets(ServerConfiguration(addresses: [address])) }
    }

    @Test("let clients in who wait until it does")
    func waiting() async throws {
        let sockets = try OpenSockets(Self.anyPort)
        let address = try #require(sockets.addresses.first)
        let (sent, didSend) = AsyncStream.makeStream(of: Void.self)
        let listening = DispatchSemaphore(value: 0)
        async let answer = BlockingThread.run {
            let client = try RawClient(address)
            defer { client.close() }
            try client.send(Array("GET /early HTTP/1.0\r\n\r\n".utf8))
            didSend.finish()
            // The client's patience counts from here on: a busy machine may start the server late.
            listening.wait()
            return try client.readToEnd()
        }
        for await _ in sent {}
        let server = Server(configuration: Self.anyPort, sockets: sockets, handler: TestHandler()) { event in
            if case .listening = event { listening.signal() }
        }
        async let run: Void = server.run()
        #expect(try await answer.hasSuffix("GET /early"))
        server.stop()
        try await run
    }
}
