import Synchronization

/// How many connections a server has and has had; may be read from anywhere.
public final class ConnectionCount: Sendable {
    private let opened = Atomic<Int>(0)
    private let closed = Atomic<Int>(0)

    public init() {}

    /// Since the start.
    public var total: Int { opened.load(ordering: .relaxed) }

    public var open: Int {
        // In this order the count is never negative.
        let closed = closed.load(ordering: .acquiring)
        return opened.load(ordering: .acquiring) - closed
    }

    func noteOpened() { opened.add(1, ordering: .acquiringAndReleasing) }
    func noteClosed() { closed.add(1, ordering: .acquiringAndReleasing) }
}
