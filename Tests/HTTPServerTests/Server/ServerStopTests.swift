import HTTP
import HTTPServer
import Synchronization
import Testing

@Suite("Stopping a server", .timeLimit(.minutes(5)))
struct ServerStopTests {
    @Test("lets a running request finish, says so, and closes")
    func graceful() async throws {
        try await TestServer.run { server in
            let answer = try await server.client { client in
                try client.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
                BlockingThread.pause(milliseconds: 100)
                server.server.stop()
                return try client.readToEnd()
            }
            #expect(answer.contains("Connection: close\r\n"))
            #expect(answer.hasSuffix("slow"))
        }
    }

    @Test("closes idle connections without waiting for the deadline")
    func idle() async throws {
        let expired = Mutex(0)
        let onEvent: @Sendable (ServerEvent) -> Void = { event in
            if case .drainExpired = event { expired.withLock { $0 += 1 } }
        }
        let configure: (inout ServerConfiguration) -> Void = { $0.timeouts.drain = .seconds(1) }
        try await TestServer.run(configure: configure, onEvent: onEvent) { server in
            try await server.client { client in
                try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                _ = try client.read(through: "GET /")
                server.server.stop()
                _ = try client.readToEnd()
            }
        }
        #expect(expired.withLock { $0 } == 0)
    }

    @Test("cancels what is left at the deadline, and tells")
    func deadline() async throws {
        let expired = Mutex(0)
        let configure: (inout ServerConfiguration) -> Void = { $0.timeouts.drain = .milliseconds(100) }
        let onEvent: @Sendable (ServerEvent) -> Void = { event in
            if case .drainExpired(let connections) = event { expired.withLock { $0 += connections } }
        }
        try await TestServer.run(configure: configure, onEvent: onEvent) { server in
            _ = try await server.client { client in
                try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n")
                BlockingThread.pause(milliseconds: 50)
                server.server.stop()
                return try client.readToEnd()
            }
        }
        #expect(expired.withLock { $0 } == 1)
    }

    @Test("before it starts makes it return at once")
    func early() async throws {
        let stops = Mutex(0)
        let server = Self.server { event in if case .stopped = event { stops.withLock { $0 += 1 } } }
        server.stop()
        try await server.run()
        #expect(stops.withLock { $0 } == 1)
    }

    @Test("happens when its task is cancelled")
    func cancelled() async throws {
        let stops = Mutex(0)
        let server = Self.server { event in if case .stopped = event { stops.withLock { $0 += 1 } } }
        try await withThrowingTaskGroup { group in
            group.addTask { try await server.run() }
            group.cancelAll()
            try await group.waitForAll()
        }
        #expect(stops.withLock { $0 } == 1)
    }

    @Test("is not needed when the port is taken: starting throws")
    func portTaken() async throws {
        try await TestServer.run { first in
            let second = Server(
                configuration: ServerConfiguration(addresses: [first.address]), handler: TestHandler())
            await #expect(throws: SocketError.self) { try await second.run() }
        }
    }

    @Test("ends every address that it listened on")
    func manyAddresses() async throws {
        let heard = Mutex<[SocketAddress]>([])
        let configure: (inout ServerConfiguration) -> Void = {
            $0.addresses.append(.ipv6(0, 1, port: 0))
        }
        let onEvent: @Sendable (ServerEvent) -> Void = { event in
            if case .listening(let all) = event { heard.withLock { $0 = all } }
        }
        try await TestServer.run(configure: configure, onEvent: onEvent) { server in
            let answer = try await server.exchange("GET / HTTP/1.0\r\n\r\n")
            #expect(answer.hasSuffix("GET /"))
        }
        let ports = heard.withLock { $0.map(\.port) }
        #expect(ports.count == 2)
        #expect(!ports.contains(0))
    }

    /// Not started: these tests say when.
    private static func server(onEvent: @escaping @Sendable (ServerEvent) -> Void) -> Server {
        Server(
            configuration: ServerConfiguration(addresses: [.ipv4(0x7F00_0001, port: 0)]), handler: TestHandler(),
            onEvent: onEvent)
    }
}
