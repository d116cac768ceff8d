import Dispatch
import Glibc

/// Blocks for two seconds at each read, on a thread of its own as a store does.
actor SlowDatabase {
    private final class Executor: SerialExecutor {
        private let queue = DispatchQueue(label: "database")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }

    private let executor = Executor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func read() -> String {
        sleep(2)
        return "row\n"
    }
}
