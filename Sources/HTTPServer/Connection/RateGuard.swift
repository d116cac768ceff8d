/// Decides how much longer a slow peer is waited for. It has a grace, in milliseconds; waiting spends it, and bytes that
/// move earn it back at a minimum rate, but never beyond: who stops is cut after the grace, whatever he did before. Time
/// in which nobody waits, such as a handler's own, costs nothing.
struct RateGuard {
    private let grace: Int64
    private let bytesPerSecond: Int64
    private var left: Int64

    init(grace: Int64, bytesPerSecond: Int) {
        self.grace = grace
        self.bytesPerSecond = Int64(bytesPerSecond)
        left = grace
    }

    /// Milliseconds.
    var allowance: Int64 { max(0, left) }

    /// After a wait of that many milliseconds, in which the peer took or gave that many bytes.
    mutating func noteWaited(_ milliseconds: Int64, for bytes: Int) {
        left = min(grace, left - milliseconds + Int64(bytes) * 1000 / bytesPerSecond)
    }
}
