import MVVM
import Synchronization

/// A server that is asked and never answers.
final class SilentTransport: ServerRequestTransport {
    private let kept = Mutex<[RequestMessage]>([])

    var messages: [RequestMessage] { kept.withLock { $0 } }

    /// What a client is told that asks it.
    static let silence = TransportError.unreadable(status: 0, reason: "nobody answers")

    func send(_ message: RequestMessage) async throws -> ResponseMessage {
        kept.withLock { $0.append(message) }
        throw SilentTransport.silence
    }
}
