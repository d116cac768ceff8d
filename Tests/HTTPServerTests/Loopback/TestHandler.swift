import HTTP
import HTTPServer

/// Answers by path, one for each thing that a connection must carry.
struct TestHandler: Handler {
    nonisolated(nonsending) func respond(to request: Request) async -> Response {
        switch request.head.target.path {
        case "/echo": await echo(request)
        case "/pieces": await pieces(request)
        case "/ignore": Response(.ok, text: "ignored")
        case "/large": Response(.ok, body: .bytes(Self.large))
        case "/slow": await slow()
        case "/stream": Response(.ok, body: .stream(length: nil, producer: Self.produce))
        case "/counted": Response(.ok, body: .stream(length: 6, producer: Self.produce))
        case "/overlong": Response(.ok, body: .stream(length: 3, producer: Self.produce))
        case "/broken":
            Response(
                .ok,
                body: .stream(length: nil) {
                    try await $0.write([0x61])
                    throw CancellationError()
                })
        case "/interim": Response(.continue)
        default: Response(.ok, text: "\(request.head.method) \(request.head.target.path)")
        }
    }

    static let large = [UInt8](repeating: 0x78, count: 8 << 20)

    private func echo(_ request: Request) async -> Response {
        do throws(BodyError) {
            return Response(.ok, body: .bytes(try await request.body.collect(upTo: 1 << 20)))
        } catch {
            return Response(error.status, text: "\(error)")
        }
    }

    /// How many bytes came; the body is never held whole.
    private func pieces(_ request: Request) async -> Response {
        var count = 0
        do throws(BodyError) {
            while let piece = try await request.body.next() { count += piece.count }
            return Response(.ok, text: "\(count)")
        } catch {
            return Response(error.status, text: "\(error)")
        }
    }

    private func slow() async -> Response {
        do { try await Task.sleep(for: .milliseconds(300)) } catch {
            return Response(.serviceUnavailable, text: "cancelled")
        }
        return Response(.ok, text: "slow")
    }

    private static func produce(_ writer: BodyWriter) async throws {
        for piece in ["ab", "cd", "ef"] {
            try await writer.write(Array(piece.utf8))
            await Task.yield()
        }
    }
}
