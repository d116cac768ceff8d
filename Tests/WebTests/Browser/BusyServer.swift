import HTTP
import HTTPServer
import MVVMServer

@testable import Web

/// A real server in the place of a `Web` that has ended: it answers everything with 503.
struct BusyServer {
    enum Kind: CaseIterable {
        /// Says so in the words of the site, as the site itself would.
        case site
        /// Says so as a proxy does whose site is restarting.
        case proxy
    }

    private struct Refusal: Handler {
        let kind: Kind
        let site: VitrineSite

        func respond(to request: Request) async -> Response {
            switch kind {
            case .site: return site.failure(.serviceUnavailable, head: request.head, id: request.id)
            case .proxy:
                var response = Response(.serviceUnavailable, text: "<h1>503 Service Unavailable</h1>")
                response.fields.set(.contentType, to: "text/html")
                return response
            }
        }
    }

    struct NoAddress: Error {}

    /// Serves at a port of this machine while `body` runs.
    static func run(_ kind: Kind, at port: String, _ body: () async throws -> Void) async throws {
        let board = try TestBoard()
        guard let address = SocketAddress(parsing: "127.0.0.1:\(port)") else { throw NoAddress() }
        var configuration = ServerConfiguration(addresses: [address])
        configuration.loopCount = 1
        configuration.timeouts.drain = .milliseconds(100)
        let (listening, feed) = AsyncStream<Void>.makeStream()
        let server = Server(configuration: configuration, handler: Refusal(kind: kind, site: board.site)) { event in
            if case .listening = event { feed.yield() }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            defer { server.stop() }
            _ = await listening.first { _ in true }
            try await body()
        }
    }
}
