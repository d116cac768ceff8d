import HTTP
import HTTPServer

/// A path for each way of being slow, large or broken.
struct SoakHandler: Handler {
    private let database = SlowDatabase()

    nonisolated(nonsending) func respond(to request: Request) async -> Response {
        switch request.head.target.path {
        case "/upload": await count(request.body)
        case "/large": Response(.ok, body: .bytes(Self.large))
        case "/events": Response(.ok, body: .stream(length: nil, producer: Self.tell))
        case "/throws": Response(.ok, body: .stream(length: nil) { _ in throw CancellationError() })
        case "/database": Response(.ok, text: await database.read())
        default: Response(.ok, text: "ok\n")
        }
    }

    private static let large = [UInt8](repeating: 0x78, count: 8 << 20)

    private func count(_ body: RequestBody) async -> Response {
        var count = 0
        do throws(BodyError) {
            while let piece = try await body.next() { count += piece.count }
            return Response(.ok, text: "\(count)\n")
        } catch {
            return Response(error.status)
        }
    }

    private static func tell(_ writer: BodyWriter) async throws {
        while true {
            try await writer.write(Array("data: idea\n\n".utf8))
            try await Task.sleep(for: .milliseconds(100))
        }
    }
}
