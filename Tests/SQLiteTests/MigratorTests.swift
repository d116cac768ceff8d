import Testing

@testable import SQLite

@Suite("The migrator")
struct MigratorTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var path: String { folder.file("notes.sqlite") }

    private func open(_ migrations: [Migration]) throws -> Database {
        try .openNotes(in: folder, migrations: migrations)
    }

    @Test("builds a new file without a copy of nothing")
    func newFile() async throws {
        let database = try open([.createNotes, .addStars])
        try await database.add("Dark mode")
        try await database.close()
        #expect(try folder.contents() == ["notes.sqlite"])
    }

    @Test("copies the file before it leads it on, and the copy opens with the old program")
    func copies() async throws {
        let old = try open([.createNotes])
        try await old.add("Dark mode")
        try await old.close()
        let new = try open([.createNotes, .addStars])
        #expect(try await new.read { try $0.first("SELECT stars FROM note") { row in try row[0] as Int } } == 0)
        try await new.close()
        #expect(try folder.contents() == ["notes.sqlite", "notes.sqlite.schema-1"])
        let copy = try Database.open(path: folder.file("notes.sqlite.schema-1"), migrations: [.createNotes])
        #expect(try await copy.notes() == ["Dark mode"])
    }

    @Test("copies what still lies in the WAL, over what an earlier attempt left")
    func copiesWAL() async throws {
        let running = try open([.createNotes])
        try await running.add("Dark mode")
        for text in ["one", "two"] {
            try await running.add(text)
            let broken = Migration(number: 2, name: "broken", sql: "ALTER TABLE nothing ADD COLUMN x;")
            #expect(throws: SQLiteError.self) { try open([.createNotes, broken]) }
        }
        let copy = try Database.open(path: folder.file("notes.sqlite.schema-1"), migrations: [.createNotes])
        #expect(try await copy.notes() == ["Dark mode", "one", "two"])
    }

    @Test("applies nothing twice")
    func idempotent() async throws {
        for _ in 0..<3 { try await open([.createNotes, .addStars]).close() }
        #expect(try folder.contents() == ["notes.sqlite"])
    }

    @Test("refuses a file that a newer program made")
    func newer() async throws {
        try await open([.createNotes, .addStars]).close()
        let error = #expect(throws: MigrationError.self) { try open([.createNotes]) }
        #expect(error == .newerSchema(path: path, found: 2, known: 1))
        #expect(
            error?.description
                == "\(path): its schema is number 2, this program knows up to 1. Use the newer program.")
    }

    @Test("refuses a migration whose SQL has changed since, by one space too")
    func changed() async throws {
        try await open([.createNotes]).close()
        let edited = Migration(number: 1, name: "create notes", sql: Migration.createNotes.sql + " ")
        #expect(throws: MigrationError.changedMigration(path: path, number: 1, name: "create notes")) {
            try open([edited, .addStars])
        }
    }

    @Test("refuses a file that belongs to another program")
    func foreign() throws {
        let other = try Connection(path: path, access: .readWrite)
        try other.execute(script: "CREATE TABLE recipe (id INTEGER)")
        #expect(throws: MigrationError.foreignDatabase(path: path)) { try open([.createNotes]) }
    }

    @Test("applies all or nothing: a mistake in the third leaves the first")
    func allOrNothing() async throws {
        try await open([.createNotes]).close()
        let broken = Migration(number: 3, name: "broken", sql: "CREATE TABLE star (id INTEGER); SELECT nonsense;")
        let error = #expect(throws: SQLiteError.self) { try open([.createNotes, .addStars, broken]) }
        #expect(error?.message == "no such column: nonsense")
        let database = try open([.createNotes])
        try await database.add("Dark mode")
        #expect(try await database.notes() == ["Dark mode"])
    }

    @Test("rebuilds a table without losing what refers to it")
    func rebuild() async throws {
        let create = Migration(
            number: 1, name: "create",
            sql: """
                CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
                CREATE TABLE star (note_id INTEGER NOT NULL REFERENCES note (id) ON DELETE CASCADE) STRICT;
                INSERT INTO note VALUES (1, 'Dark mode');
                INSERT INTO star VALUES (1);
                """)
        let rebuild = Migration(
            number: 2, name: "rebuild",
            sql: """
                CREATE TABLE new_note (id INTEGER PRIMARY KEY, text TEXT NOT NULL, colour TEXT) STRICT;
                INSERT INTO new_note (id, text) SELECT id, text FROM note;
                DROP TABLE note;
                ALTER TABLE new_note RENAME TO note;
                """)
        try await open([create]).close()
        let database = try open([create, rebuild])
        #expect(try await database.read { try $0.first("SELECT count(*) FROM star") { row in try row[0] as Int } } == 1)
        let error = await #expect(throws: SQLiteError.self) {
            try await database.write { _ = try $0.run("INSERT INTO star VALUES (7)") }
        }
        #expect(error?.code.primary == .constraint, "references are enforced again")
    }

    @Test("keeps nothing that would leave rows pointing nowhere")
    func brokenReference() throws {
        let broken = Migration(
            number: 2, name: "broken",
            sql: """
                CREATE TABLE star (note_id INTEGER NOT NULL REFERENCES note (id)) STRICT;
                INSERT INTO star VALUES (7);
                """)
        #expect(throws: MigrationError.brokenReference(path: path, table: "star")) {
            try open([.createNotes, broken])
        }
        _ = try open([.createNotes])
    }
}
