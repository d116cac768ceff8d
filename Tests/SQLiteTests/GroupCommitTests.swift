import Dispatch
import Synchronization
import Testing

@testable import SQLite

@Suite("Writes that wait together")
struct GroupCommitTests {
    private let folder: TemporaryFolder
    private let database: Database

    init() throws {
        folder = try TemporaryFolder()
        database = try .openNotes(in: folder)
    }

    @Test("share one commit: nobody sees one of them before the last has run")
    func oneCommit() async throws {
        let path = folder.file("notes.sqlite")
        let add = { @Sendable (transaction: Transaction, number: Int) in
            try transaction.run("INSERT INTO note (text) VALUES (?1)", "\(number)")
            let outside = try Connection(path: path, access: .readOnly)
            #expect(try outside.first("SELECT count(*) FROM note") { row in try row[0] as Int } == 0)
        }
        #expect(try await together(count: 20, add) == 20)
        #expect(try await database.notes().count == 20)
    }

    @Test("fail alone: the others are kept")
    func failAlone() async throws {
        let add = { @Sendable (transaction: Transaction, number: Int) in
            try transaction.run("INSERT INTO note (text) VALUES (?1)", "before \(number)")
            if number.isMultiple(of: 2) { throw CancellationError() }
            try transaction.run("INSERT INTO note (text) VALUES (?1)", "after \(number)")
        }
        #expect(try await together(count: 4, add) == 2)
        #expect(try await Set(database.notes()) == ["before 1", "after 1", "before 3", "after 3"])
    }

    @Test("all fail when SQLite ends their transaction, and later ones succeed")
    func lostTransaction() async throws {
        let joined = Mutex(0)
        let lose = { @Sendable (transaction: Transaction, number: Int) in
            try transaction.run("INSERT INTO note (text) VALUES (?1)", "\(number)")
            guard
                joined.withLock({
                    $0 += 1
                    return $0 == 4
                })
            else { return }
            // As SQLite does by itself when the disk is full or broken.
            try transaction.run("ROLLBACK")
            throw SQLiteError(code: .full, message: "database or disk is full")
        }
        #expect(try await together(count: 4, lose) == 0)
        #expect(try await database.notes() == [])
        try await database.add("Dark mode")
        #expect(try await database.notes() == ["Dark mode"])
    }

    @Test("are refused by a full disk with an error, and what was there stays")
    func fullDisk() async throws {
        try await database.add("Dark mode")
        try await database.write { _ = try $0.run("PRAGMA max_page_count = 1") }
        let error = await #expect(throws: SQLiteError.self) {
            try await database.add(String(repeating: "ab", count: 50_000))
        }
        #expect(error?.code == .full)
        #expect(try await database.notes() == ["Dark mode"])
        try await database.write { _ = try $0.run("PRAGMA max_page_count = 1000000") }
        try await database.add("Export as CSV")
    }

    /// Holds up the writer until `count` writes wait, lets them run, and returns how many of them succeeded. They join
    /// the group of the write that held them up.
    private func together(
        count: Int, _ write: @escaping @Sendable (Transaction, Int) throws -> Void
    ) async throws -> Int {
        let database = database
        let (begun, didBegin) = AsyncStream<Void>.makeStream()
        let mayEnd = DispatchSemaphore(value: 0)
        let (arrivals, didArrive) = AsyncStream<Void>.makeStream()
        async let leader: Void = database.write { _ in
            didBegin.yield()
            mayEnd.wait()
        }
        for await _ in begun { break }
        let succeeded = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<count {
                group.addTask {
                    didArrive.yield()
                    do {
                        try await database.write { try write($0, number) }
                        return true
                    } catch {
                        return false
                    }
                }
            }
            for await _ in arrivals.prefix(count) {}
            // From there to the writer's queue is one step, which nothing outside can watch.
            try await Task.sleep(for: .milliseconds(50))
            mayEnd.signal()
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        do { try await leader } catch { #expect(succeeded == 0, "the leader shares the commit's fate") }
        return succeeded
    }
}
