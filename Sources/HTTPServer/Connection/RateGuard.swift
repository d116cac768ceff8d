/// Decides how much longer a slow peer is waited for. It has a grace, in milliseconds; waiting spends it, and bytes that
/// move earn it back at a minimum rate. Time in which nobody waits, such as a handler's own, costs nothing.
///
/// What is earned is kept up to the grace: who stops is cut after it, whatever he did before. Only what one wait earned may
/// exceed it, up to `lump` and twice that wait: a kernel announces the room that a steady reader makes in lumps of many
/// kilobytes, at a low rate half a minute apart. What it takes at once into its own buffers earns nothing beyond the grace.
struct RateGuard {
    private let grace: Int64
    private let lump: Int64
    private let bytesPerSecond: Int64
    private var left: Int64

    init(grace: Int64, lump: Int64 = 0, bytesPerSecond: Int) {
        self.grace = grace
        self.lump = lump
        self.bytesPerSecond = Int64(bytesPerSecond)
        left = grace
    }

    /// Milliseconds.
    var allowance: Int64 { max(0, left) }

    /// After a wait of that many milliseconds, in which the peer took or gave that many bytes.
    mutating func noteWaited(_ milliseconds: Int64, for bytes: Int) {
        let earned = Int64(bytes) * 1000 / bytesPerSecond
        left = min(left - milliseconds + earned, max(grace, min(earned, lump, 2 * milliseconds)))
    }
}
