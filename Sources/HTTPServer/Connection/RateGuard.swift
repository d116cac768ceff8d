/// Decides how much longer a slow peer is waited for: a grace, plus what a minimum rate grants for the bytes that have
/// moved, less the time already waited. Time in which nobody waits, such as a handler's own, costs nothing.
struct RateGuard {
    private var credit: Int64
    private let bytesPerSecond: Int

    /// `grace` in milliseconds.
    init(grace: Int64, bytesPerSecond: Int) {
        credit = grace
        self.bytesPerSecond = bytesPerSecond
    }

    /// Milliseconds.
    var allowance: Int64 { max(0, credit) }

    mutating func noteMoved(_ bytes: Int) { credit += Int64(bytes) * 1000 / Int64(bytesPerSecond) }

    mutating func noteWaited(_ milliseconds: Int64) { credit -= milliseconds }
}
