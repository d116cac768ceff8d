import Dispatch

/// Runs the jobs of one actor, in order, off the event loops and off the cooperative pool.
///
/// A serial queue draws on Dispatch's overcommitting threads: it gets one of its own although all cores are busy, so a
/// call that waits for the disk holds up nobody else.
final class BlockingExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// Suspends the caller until everything that waits on this executor now has had its turn.
    nonisolated(nonsending) func letOthersRun() async {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume() }
        }
    }
}
