import HTTP
import HTTPServer

/// A server on a loopback port of the system's choice, for the time of one test.
struct TestServer {
    let address: SocketAddress
    let server: Server

    /// Serves while `body` runs, then stops; returns when all has drained.
    static func run(
        _ handler: some Handler = TestHandler(),
        configure: (inout ServerConfiguration) -> Void = { _ in },
        onEvent: @escaping @Sendable (ServerEvent) -> Void = { _ in },
        body: (TestServer) async throws -> Void
    ) async throws {
        var configuration = ServerConfiguration(addresses: [.ipv4(0x7F00_0001, port: 0)])
        configuration.loopCount = 2
        configuration.timeouts.linger = .milliseconds(500)
        configuration.timeouts.drain = .seconds(3)
        configure(&configuration)
        let (events, continuation) = AsyncStream.makeStream(of: [SocketAddress].self)
        let server = Server(configuration: configuration, handler: handler) { event in
            if case .listening(let addresses) = event { continuation.yield(addresses) }
            onEvent(event)
        }
        try await withThrowingTaskGroup { group in
            group.addTask {
                defer { continuation.finish() }
                try await server.run()
            }
            for await addresses in events {
                guard let address = addresses.first else { break }
                do { try await body(TestServer(address: address, server: server)) } catch {
                    server.stop()
                    throw error
                }
                server.stop()
                break
            }
            try await group.waitForAll()
        }
    }

    /// Runs a blocking client on a thread of its own.
    func client<Result: Sendable>(_ script: @escaping @Sendable (RawClient) throws -> Result)
        async throws -> Result
    {
        let address = address
        return try await BlockingThread.run {
            let client = try RawClient(address)
            defer { client.close() }
            return try script(client)
        }
    }

    /// Sends raw bytes and returns all that comes until the server closes.
    func exchange(_ raw: String) async throws -> String { try await exchange(Array(raw.utf8)) }

    func exchange(_ raw: [UInt8]) async throws -> String {
        try await client { client in
            try client.send(raw)
            return try client.readToEnd()
        }
    }
}
