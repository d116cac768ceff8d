import Synchronization

/// Things that keep their memory from one page to the next: executors, outputs.
///
/// A render takes one out and puts it back; it never waits in between, so there are as many as event loops.
final class Pool<Element>: Sendable {
    /// An element belongs to whoever took it out of the pool: the lock hands it from one thread to the next.
    private struct Idle: @unchecked Sendable {
        let element: Element
    }

    private let idle = Mutex<[Idle]>([])
    private let make: @Sendable () -> Element

    init(_ make: @escaping @Sendable () -> Element) { self.make = make }

    func with<Result, Failure: Error>(_ body: (inout Element) throws(Failure) -> Result) throws(Failure) -> Result {
        var element = idle.withLock { $0.popLast() }?.element ?? make()
        defer { idle.withLock { [idle = Idle(element: element)] in $0.append(idle) } }
        return try body(&element)
    }
}
