import Dispatch
import Foundation

/// The log: one line for each thing that happened, on standard error, never written on an event loop.
struct Log: Sendable {
    private let queue = DispatchQueue(label: "log")

    func info(_ message: String) { write("info", message) }
    func warn(_ message: String) { write("warn", message) }
    func error(_ message: String) { write("error", message) }

    /// Waits until everything is written.
    func flush() { queue.sync {} }

    private func write(_ level: String, _ message: String) {
        let now = Date()
        queue.async { Console.complain("\(now.ISO8601Format()) \(level) \(message)") }
    }
}
