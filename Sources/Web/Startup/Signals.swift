@preconcurrency import Dispatch
import Foundation

/// Turns SIGTERM and SIGINT into a stop, so that the server can finish what it has begun, and SIGHUP into a reload.
struct Signals: Sendable {
    private let sources: [any DispatchSourceSignal]

    /// Returns once all signals are watched; until then they end the program.
    init(stop: @escaping @Sendable () -> Void, reload: @escaping @Sendable () -> Void) async {
        let hadTerminal = isatty(STDERR_FILENO) == 1
        // Reloads follow one another: each takes in what is there when it begins.
        let queue = DispatchQueue(label: "signals")
        sources = [SIGTERM, SIGINT, SIGHUP].map { DispatchSource.makeSignalSource(signal: $0, queue: queue) }
        for (source, signal) in zip(sources, [SIGTERM, SIGINT, SIGHUP]) {
            source.setEventHandler {
                // SIGHUP also comes when the terminal goes: what was started by hand there ends with it.
                let isReload = signal == SIGHUP && !(hadTerminal && isatty(STDERR_FILENO) == 0)
                if isReload { reload() } else { stop() }
            }
            await withCheckedContinuation { continuation in
                // Dispatch takes a signal over on a thread of its own. Ignoring it until then would lose one for ever.
                source.setRegistrationHandler { continuation.resume() }
                source.resume()
            }
        }
    }

    func cancel() { for source in sources { source.cancel() } }
}
