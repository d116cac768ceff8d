import Dispatch
import Foundation
import HTTPServer
import MVVMServer
import Synchronization

/// A line for each answer, on standard output. The event loops only leave their records; a queue of its own writes them,
/// many at a time.
///
/// Whoever reads it may be slow or gone: at most `limit` records wait for it, more are counted and dropped.
final class AccessLog: Sendable {
    enum Format: String, Sendable { case text, json }

    private struct Waiting {
        var entries: [(end: Date, exchange: ExchangeRecord)] = []
        var dropped = 0
    }

    private static let limit = 65_536
    private static let pause = DispatchTimeInterval.milliseconds(50)

    private let format: Format
    private let routes: RouteNames
    private let proxies: TrustedProxies
    private let log: Log
    private let queue = DispatchQueue(label: "access log")
    private let waiting = Mutex(Waiting())

    init(_ format: Format, routes: RouteNames, proxies: TrustedProxies, log: Log) {
        self.format = format
        self.routes = routes
        self.proxies = proxies
        self.log = log
    }

    /// For `ServerConfiguration.onExchange`.
    func note(_ exchange: ExchangeRecord) {
        let end = Date.now
        let isFirst = waiting.withLock { waiting in
            guard waiting.entries.count < Self.limit else {
                waiting.dropped += 1
                return false
            }
            waiting.entries.append((end, exchange))
            return waiting.entries.count == 1
        }
        // Who waits already has woken the writer.
        if isFirst { queue.asyncAfter(deadline: .now() + Self.pause) { self.write() } }
    }

    /// Waits until everything is written, but no longer than a second: nobody may be reading.
    func flush() {
        let written = DispatchSemaphore(value: 0)
        queue.async {
            self.write()
            written.signal()
        }
        _ = written.wait(timeout: .now() + 1)
    }

    private func write() {
        let taken = waiting.withLock { waiting in
            defer { waiting = Waiting() }
            return waiting
        }
        var output: [UInt8] = []
        for (end, exchange) in taken.entries {
            let line = AccessLine(exchange, end: end, route: routes[exchange.route], proxies: proxies)
            output.append(contentsOf: (format == .json ? line.json : line.text).utf8)
            output.append(UInt8(ascii: "\n"))
        }
        if !output.isEmpty { Console.write(output) }
        if taken.dropped > 0 { log.warn("\(taken.dropped) lines of the access log were dropped: nobody read it") }
    }
}
