import Dispatch
import Foundation
import Synchronization

/// The log: one line for each thing that happened, on standard error, never written on an event loop.
///
/// Whoever reads it may be slow or gone: at most `limit` lines wait for it, more are counted and dropped.
final class Log: Sendable {
    private static let limit = 4_096

    private let queue = DispatchQueue(label: "log")
    private let waiting = Mutex((lines: 0, dropped: 0))

    func info(_ message: String) { write("info", message) }
    func warn(_ message: String) { write("warn", message) }
    func error(_ message: String) { write("error", message) }

    /// Waits until everything is written, but no longer than a second: nobody may be reading.
    func flush() {
        let written = DispatchSemaphore(value: 0)
        queue.async { written.signal() }
        _ = written.wait(timeout: .now() + 1)
    }

    private func write(_ level: String, _ message: String) {
        let dropped: Int? = waiting.withLock { waiting in
            guard waiting.lines < Log.limit else {
                waiting.dropped += 1
                return nil
            }
            waiting.lines += 1
            defer { waiting.dropped = 0 }
            return waiting.dropped
        }
        guard let dropped else { return }
        let now = Date().ISO8601Format()
        queue.async { [self] in
            if dropped > 0 { Console.complain("\(now) warn \(dropped) lines were dropped: nobody read the log") }
            Console.complain("\(now) \(level) \(message)")
            waiting.withLock { $0.lines -= 1 }
        }
    }
}
