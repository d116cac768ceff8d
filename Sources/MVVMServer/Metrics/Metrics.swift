import HTTPServer
import Synchronization

/// Counts answers by route and status, and the time that they took.
///
/// Each event loop has counters of its own, so that no two loops write to one place; they are added up when somebody asks.
public final class Metrics: Sendable {
    /// Those of one loop. The lock is there for the reader: its loop alone writes, and finds it free.
    private final class Share: Sendable {
        let tally = Mutex(Tally())
    }

    /// For `ServerConfiguration.connections`.
    public let connections = ConnectionCount()
    private let shares: [Share]

    /// - Parameter loopCount: that of the server's configuration.
    public init(loopCount: Int) { shares = (0..<max(1, loopCount)).map { _ in Share() } }

    /// For `ServerConfiguration.onExchange`.
    public func note(_ exchange: ExchangeRecord) {
        shares[exchange.loop % shares.count].tally.withLock { $0.note(exchange) }
    }

    var total: Tally {
        shares.reduce(into: Tally()) { total, share in total.add(share.tally.withLock { $0 }) }
    }
}
