import HTTP
import HTTPServer
import Synchronization

/// Answers each request by a closure, and keeps what it was asked.
final class ScriptedHandler: Handler {
    struct Seen: Sendable {
        let head: RequestHead
        let body: [UInt8]
        /// The connection that it came over.
        let peer: String
    }

    private let requests = Mutex<[Seen]>([])
    private let answer: @Sendable (Seen, Int) async throws -> Response

    /// - Parameter answer: is given the request and how many came before it.
    init(_ answer: @escaping @Sendable (Seen, Int) async throws -> Response) { self.answer = answer }

    var seen: [Seen] { requests.withLock { $0 } }

    func respond(to request: Request) async -> Response {
        do {
            let seen = Seen(
                head: request.head, body: try await request.body.collect(upTo: 1 << 20),
                peer: request.peer.map { "\($0)" } ?? "")
            let index = requests.withLock { requests in
                requests.append(seen)
                return requests.count - 1
            }
            return try await answer(seen, index)
        } catch {
            return Response(.internalServerError)
        }
    }
}

extension Response {
    /// The peer is promised more than it gets: the connection breaks.
    static var brokenOff: Response {
        Response(
            .ok, fields: [.contentType: "application/json"], body: .stream(length: 100) { try await $0.write([123]) })
    }

    static func json(_ text: String, _ status: Status = .ok, type: FieldValue = "application/json") -> Response {
        Response(status, fields: [.contentType: type], body: .bytes(Array(text.utf8)))
    }

    static func problem(_ text: String, _ status: Status) -> Response {
        json(text, status, type: "application/problem+json")
    }
}
