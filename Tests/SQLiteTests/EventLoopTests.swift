import Dispatch
import Testing

@testable import SQLite

@Suite("An event loop that awaits the database")
struct EventLoopTests {
    private let folder: TemporaryFolder
    private let database: Database
    private let loop = Loop()

    init() throws {
        folder = try TemporaryFolder()
        database = try .openNotes(in: folder)
    }

    @Test("goes on while a write waits")
    func write() async throws {
        let mayEnd = DispatchSemaphore(value: 0)
        let database = database
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask(executorPreference: loop) {
                let isReleased = try await database.write { _ in mayEnd.wait(timeout: .now() + 10) == .success }
                #expect(isReleased)
            }
            group.addTask(executorPreference: loop) { mayEnd.signal() }
        }
    }

    @Test("goes on while a read waits, and so do other reads")
    func read() async throws {
        let mayEnd = DispatchSemaphore(value: 0)
        let database = database
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask(executorPreference: loop) {
                let isReleased = try await database.read { _ in mayEnd.wait(timeout: .now() + 10) == .success }
                #expect(isReleased)
            }
            group.addTask(executorPreference: loop) { try await database.read { _ in _ = mayEnd.signal() } }
        }
    }

    /// One thread, as the server's loops are.
    private final class Loop: TaskExecutor {
        private let queue = DispatchQueue(label: "loop")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }
}
