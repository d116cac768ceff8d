import HTTP
import HTTPServer
import Synchronization

/// Streams one event and then waits for another that never comes.
final class WaitingHandler: Handler {
    private let cancelled = Mutex(false)
    var wasCancelled: Bool { cancelled.withLock { $0 } }

    func respond(to request: Request) async -> Response {
        Response(
            .ok,
            body: .stream(length: nil) { writer in
                try await writer.write(Array("started".utf8))
                do { try await Task.sleep(for: .seconds(60)) } catch {
                    self.cancelled.withLock { $0 = true }
                    throw error
                }
            })
    }
}
