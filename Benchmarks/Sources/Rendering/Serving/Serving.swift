import CAllocations
import Foundation
import HTTP
import HTTPServer

/// `Rendering serve PORT text | board | file PATH`: what the load of `bench-server` is sent to.
struct Serving {
    private let handler: any Handler
    private let address: SocketAddress

    init(_ arguments: [String]) throws {
        guard arguments.count > 1, let address = SocketAddress(parsing: "127.0.0.1:\(arguments[0])") else {
            throw Usage()
        }
        self.address = address
        switch arguments[1] {
        case "text": handler = TextHandler()
        case "board": handler = try BoardSite().site
        case "file" where arguments.count == 3: handler = FileHandler(files: try StaticFiles(root: arguments[2]))
        default: throw Usage()
        }
    }

    private struct Usage: Error, CustomStringConvertible {
        let description = "Rendering serve PORT text | board | file FOLDER"
    }

    func run() async throws { try await serve(handler) }

    private func serve(_ handler: some Handler) async throws {
        var configuration = ServerConfiguration(addresses: [address])
        // The peers send plain pages.
        configuration.compressionMinimumBytes = nil
        try await Server(configuration: configuration, handler: Counted(handler: handler)).run()
    }
}

/// Tells at `/allocations` how often the loop of a connection has asked for memory.
private struct Counted<Wrapped: Handler>: Handler {
    let handler: Wrapped

    nonisolated(nonsending) func respond(to request: Request) async -> Response {
        guard request.head.target.path == "/allocations" else { return await handler.respond(to: request) }
        return Response(.ok, text: "\(allocation_count())\n")
    }
}
