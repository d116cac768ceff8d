@preconcurrency import Dispatch
import Foundation

/// Turns SIGTERM and SIGINT into a call, so that the server can finish what it has begun.
struct StopSignals: Sendable {
    private let sources: [any DispatchSourceSignal]

    init(_ stop: @escaping @Sendable () -> Void) {
        sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: stop)
            source.resume()
            return source
        }
    }

    func cancel() { for source in sources { source.cancel() } }
}
