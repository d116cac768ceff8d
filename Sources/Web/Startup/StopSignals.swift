@preconcurrency import Dispatch
import Foundation

/// Turns SIGTERM and SIGINT into a call, so that the server can finish what it has begun.
struct StopSignals: Sendable {
    private let sources: [any DispatchSourceSignal]

    /// Returns once both signals are watched; until then they end the program.
    init(_ stop: @escaping @Sendable () -> Void) async {
        sources = [SIGTERM, SIGINT].map { DispatchSource.makeSignalSource(signal: $0, queue: .global()) }
        for source in sources {
            source.setEventHandler(handler: stop)
            await withCheckedContinuation { continuation in
                // Dispatch takes a signal over on a thread of its own. Ignoring it until then would lose one for ever.
                source.setRegistrationHandler { continuation.resume() }
                source.resume()
            }
        }
    }

    func cancel() { for source in sources { source.cancel() } }
}
