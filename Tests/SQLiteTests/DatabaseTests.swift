import Foundation
import Testing

@testable import SQLite

@Suite("A database")
struct DatabaseTests {
    private let folder = Result { try TemporaryFolder() }

    private func open() throws -> Database { try .openNotes(in: folder.get()) }

    @Test("keeps what was written through a restart")
    func restart() async throws {
        let first = try open()
        try await first.add("Dark mode")
        try await first.close()
        #expect(try folder.get().contents() == ["notes.sqlite"], "the last connection empties and removes the WAL")
        #expect(try await open().notes() == ["Dark mode"])
    }

    @Test("loses no acknowledged write when the process dies: the files as they lie have it")
    func suddenDeath() async throws {
        let folder = try folder.get()
        let database = try open()
        try await database.add("Dark mode")
        let remains = try TemporaryFolder()
        // What a killed process leaves: the file and its WAL, without the shared memory.
        for name in ["notes.sqlite", "notes.sqlite-wal"] {
            try FileManager.default.copyItem(atPath: folder.file(name), toPath: remains.file(name))
        }
        #expect(try await Database.openNotes(in: remains).notes() == ["Dark mode"])
        try await database.close()
    }

    @Test("is not opened when its file is damaged, and the file stays as it is")
    func damage() async throws {
        let folder = try folder.get()
        let database = try open()
        for number in 1...2_000 { try await database.add("Dark mode \(number)") }
        try await database.close()
        let file = URL(fileURLWithPath: folder.file("notes.sqlite"))
        var bytes = try Data(contentsOf: file)
        // A page in the middle, as a bad sector leaves it.
        let page = bytes.count / 2 / 4096 * 4096
        bytes.replaceSubrange(page..<page + 4096, with: Data(repeating: 0xA5, count: 4096))
        try bytes.write(to: file)
        let error = #expect(throws: SQLiteError.self) { try open() }
        #expect(error?.code == .corrupt)
        #expect(error?.message.hasPrefix("\(file.path) is damaged: ") == true)
        #expect(try Data(contentsOf: file) == bytes)
    }

    @Test("undoes a write that throws, and goes on")
    func failedWrite() async throws {
        let database = try open()
        await #expect(throws: CancellationError.self) {
            try await database.write { transaction in
                try transaction.run("INSERT INTO note (text) VALUES ('Dark mode')")
                throw CancellationError()
            }
        }
        try await database.add("Export as CSV")
        #expect(try await database.notes() == ["Export as CSV"])
    }

    @Test("sees its own changes inside a write, and returns what the closure makes")
    func writeReads() async throws {
        let count = try await open().write { transaction in
            try transaction.run("INSERT INTO note (text) VALUES ('Dark mode')")
            return try transaction.connection.first("SELECT count(*) FROM note") { row in try row[0] as Int }
        }
        #expect(count == 1)
    }

    @Test("reads beside an open write, and sees nothing of it")
    func readBesideWrite() async throws {
        let database = try open()
        let (begun, didBegin) = AsyncStream<Void>.makeStream()
        let mayEnd = DispatchSemaphore(value: 0)
        async let write: Void = database.write { transaction in
            try transaction.run("INSERT INTO note (text) VALUES ('Dark mode')")
            didBegin.yield()
            mayEnd.wait()
        }
        for await _ in begun { break }
        #expect(try await database.notes() == [])
        mayEnd.signal()
        try await write
        #expect(try await database.notes() == ["Dark mode"])
    }

    @Test("cannot be written to through a read")
    func readOnly() async throws {
        let database = try open()
        let error = await #expect(throws: SQLiteError.self) {
            try await database.read { try $0.run("INSERT INTO note (text) VALUES ('Dark mode')") }
        }
        #expect(error?.code.primary == .readOnly)
        #expect(try await database.notes() == [])
    }

    @Test("takes reads and writes from many tasks at once")
    func parallel() async throws {
        let database = try open()
        try await withThrowingDiscardingTaskGroup { group in
            for number in 0..<100 {
                group.addTask { try await database.add("\(number)") }
                group.addTask { _ = try await database.notes() }
            }
        }
        #expect(try await database.notes().count == 100)
    }

    @Test("says that it is closed, to reads and to writes")
    func closed() async throws {
        let database = try open()
        try await database.close()
        for call in [{ try await database.add("Dark mode") }, { _ = try await database.notes() }] {
            let error = await #expect(throws: SQLiteError.self) { try await call() }
            #expect(error?.message == "the database is closed")
        }
    }

    @Test("says that a file is no database")
    func noDatabase() throws {
        let folder = try folder.get()
        try Data(repeating: 0x41, count: 4_096).write(to: URL(filePath: folder.file("notes.sqlite")))
        let error = #expect(throws: SQLiteError.self) { try open() }
        #expect(error?.code == .notADatabase)
    }
}
