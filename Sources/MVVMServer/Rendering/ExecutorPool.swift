import Mustache
import Synchronization

/// Executors that keep their memory from one page to the next.
///
/// A render takes one out and puts it back; it never waits in between, so there are as many as event loops.
final class ExecutorPool: Sendable {
    /// An executor belongs to whoever took it out of the pool: the lock hands it from one thread to the next.
    private struct Idle: @unchecked Sendable {
        let executor: Executor
    }

    private let idle = Mutex<[Idle]>([])

    func with<Result, Failure: Error>(_ body: (Executor) throws(Failure) -> Result) throws(Failure) -> Result {
        let executor = idle.withLock { $0.popLast() }?.executor ?? Executor()
        defer { idle.withLock { $0.append(Idle(executor: executor)) } }
        return try body(executor)
    }
}
