import HTTP
import HTTPServer
import Synchronization

/// Answers or streams, but not before it is told to, and notes whether it was cancelled meanwhile.
final class WaitingHandler: Handler {
    enum Stage {
        case waiting, started, finished, cancelled
    }

    private let current = Mutex(Stage.waiting)
    private var stage: Stage { current.withLock { $0 } }

    nonisolated(nonsending) func respond(to request: Request) async -> Response {
        if request.head.target.path == "/answer" { return Response(.ok, text: await wait()) }
        return Response(.ok, body: .stream(length: nil) { try await $0.write(Array(self.wait().utf8)) })
    }

    func finish() { move(to: .finished) }

    /// Blocks the thread; for clients.
    func waitUntil(_ wanted: Stage) {
        while stage != wanted { BlockingThread.pause(milliseconds: 1) }
    }

    /// Whether it comes to that stage, now or within ten seconds.
    func reaches(_ wanted: Stage) async throws -> Bool {
        let deadline = ContinuousClock.now + .seconds(10)
        while stage != wanted, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(1)) }
        return stage == wanted
    }

    private func wait() async -> String {
        move(to: .started)
        while stage == .started {
            do { try await Task.sleep(for: .milliseconds(5)) } catch { move(to: .cancelled) }
        }
        return "finished"
    }

    private func move(to next: Stage) { current.withLock { $0 = next } }
}
