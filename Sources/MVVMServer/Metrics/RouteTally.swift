import HTTP
import HTTPServer

/// The answers of one route.
struct RouteTally {
    /// Upper bounds of `durations`, in microseconds; from a page out of memory to a write that waits for its disk.
    static let bounds = [100, 250, 500, 1_000, 2_500, 10_000, 50_000, 250_000, 1_000_000, 10_000_000]

    /// By status code; 100…599.
    private(set) var statuses = [Int](repeating: 0, count: 500)
    /// By the first bound that is not below; at the end those above all.
    private(set) var durations = [Int](repeating: 0, count: bounds.count + 1)
    private(set) var microseconds = 0
    private(set) var bytes = 0
    private(set) var brokenOff = 0

    mutating func note(_ exchange: ExchangeRecord) {
        statuses[exchange.status.code - 100] += 1
        bytes += exchange.sentBytes
        if !exchange.isWhole { brokenOff += 1 }
        let (seconds, attoseconds) = exchange.duration.components
        let time = Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
        durations[Self.bounds.firstIndex { time <= $0 } ?? Self.bounds.count] += 1
        microseconds += time
    }

    mutating func add(_ other: RouteTally) {
        for index in statuses.indices { statuses[index] += other.statuses[index] }
        for index in durations.indices { durations[index] += other.durations[index] }
        microseconds += other.microseconds
        bytes += other.bytes
        brokenOff += other.brokenOff
    }

    var count: Int { durations.reduce(0, +) }
}
