import Foundation
import HTTP
import Synchronization
import Testing

@testable import HTTPServer

@Suite("A listener that the loops share")
struct SharedListenerTests {
    /// Answers with the peer's address.
    struct PeerHandler: Handler {
        nonisolated(nonsending) func respond(to request: Request) async -> Response {
            Response(.ok, text: request.peer?.description ?? "nobody")
        }
    }

    private static let request = "GET / HTTP/1.0\r\n\r\n"

    private static func withPath(_ body: (SocketAddress, String) async throws -> Void) async throws {
        let path = NSTemporaryDirectory() + "http-\(UUID().uuidString.prefix(8)).sock"
        defer { unlink(path) }
        try await body(.unix(path: path), path)
    }

    @Test("may be a Unix socket, which is gone at the end")
    func unix() async throws {
        try await Self.withPath { address, path in
            try await TestServer.run(PeerHandler(), configure: { $0.addresses = [address] }) { server in
                for _ in 0..<200 {
                    let answer = try await server.exchange(Self.request)
                    #expect(answer.hasSuffix("unix:\(path)"))
                }
            }
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test("has all loops accept: one that is held up leaves the next peer to another", arguments: [true, false])
    func loops(isInherited: Bool) async throws {
        try await Self.withPath { path, _ in
            let handler = MeetingHandler()
            let loops = Mutex<[Int]>([])
            let inherited = isInherited ? [try Self.listeningSocket(.ipv4(0x7F00_0001, port: 0))] : []
            let configure: (inout ServerConfiguration) -> Void = { configuration in
                configuration.addresses = inherited.isEmpty ? [path] : []
                configuration.inheritedDescriptors = inherited
                configuration.onExchange = { record in loops.withLock { $0.append(record.loop) } }
            }
            try await TestServer.run(handler, configure: configure) { server in
                async let first = server.exchange(Self.request)
                while !handler.hasFirst { try await Task.sleep(for: .milliseconds(1)) }
                let second = try await server.exchange(Self.request)
                #expect(try await first.hasSuffix("met") && second.hasSuffix("met"))
            }
            #expect(loops.withLock { $0.sorted() } == [0, 1])
        }
    }

    @Test("takes over what a killed server left, and nothing from a living one")
    func stale() async throws {
        try await Self.withPath { address, path in
            try await TestServer.run(configure: { $0.addresses = [address] }) { _ in
                let second = Server(configuration: ServerConfiguration(addresses: [address]), handler: TestHandler())
                await #expect(throws: SocketError.self) { try await second.run() }
                #expect(FileManager.default.fileExists(atPath: path))
            }
            let left = try Self.listeningSocket(address)
            close(left)
            #expect(FileManager.default.fileExists(atPath: path))
            try await TestServer.run(configure: { $0.addresses = [address] }) { server in
                let answer = try await server.exchange(Self.request)
                #expect(answer.statuses == [200])
            }
        }
    }

    @Test("leaves its path to a successor that has taken it meanwhile")
    func successor() async throws {
        try await Self.withPath { address, path in
            try await TestServer.run(configure: { $0.addresses = [address] }) { _ in
                unlink(path)
                close(try Self.listeningSocket(address))
            }
            #expect(FileManager.default.fileExists(atPath: path))
        }
    }

    @Test("takes nothing for a socket that is a file")
    func file() async throws {
        try await Self.withPath { address, path in
            try Data("precious".utf8).write(to: URL(filePath: path))
            let server = Server(configuration: ServerConfiguration(addresses: [address]), handler: TestHandler())
            await #expect(throws: SocketError.self) { try await server.run() }
            #expect(try Data(contentsOf: URL(filePath: path)) == Data("precious".utf8))
        }
    }

    @Test("may be one that systemd opened")
    func inherited() async throws {
        let descriptor = try Self.listeningSocket(.ipv4(0x7F00_0001, port: 0))
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.addresses = []
            configuration.inheritedDescriptors = [descriptor]
        }
        try await TestServer.run(configure: configure) { server in
            for _ in 0..<20 {
                let answer = try await server.exchange(Self.request)
                #expect(answer.statuses == [200])
            }
        }
    }

    @Test("is refused when it is none")
    func noListener() async throws {
        let descriptor = open("/dev/null", O_RDONLY)
        defer { close(descriptor) }
        var configuration = ServerConfiguration(addresses: [])
        configuration.inheritedDescriptors = [descriptor]
        let server = Server(configuration: configuration, handler: TestHandler())
        await #expect(throws: SocketError.self) { try await server.run() }
    }

    @Test(
        "is announced to one process, by number (sd_listen_fds(3))",
        arguments: [
            (["LISTEN_PID": "7", "LISTEN_FDS": "2"], [3, 4]), (["LISTEN_PID": "8", "LISTEN_FDS": "2"], []),
            (["LISTEN_FDS": "2"], []), (["LISTEN_PID": "7"], []), (["LISTEN_PID": "7", "LISTEN_FDS": "-1"], []),
            (["LISTEN_PID": "7", "LISTEN_FDS": "x"], []), (["LISTEN_PID": "7", "LISTEN_FDS": "99999"], []),
        ] as [([String: String], [CInt])])
    func variables(_ environment: [String: String], _ descriptors: [CInt]) {
        #expect(SocketActivation.descriptors(environment: environment, processIdentifier: 7) == descriptors)
    }

    private static func listeningSocket(_ address: SocketAddress) throws -> CInt {
        let listeners = try Listener.open([address], inherited: [], count: 1)
        return try #require(listeners.first?.first).descriptor
    }
}
