import SQLite

// The smallest schema that the tests of this module share: notes, each with a unique text.

extension Migration {
    static let createNotes = Migration(
        number: 1, name: "create notes",
        sql: "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;")
    static let addStars = Migration(
        number: 2, name: "add stars", sql: "ALTER TABLE note ADD COLUMN stars INTEGER NOT NULL DEFAULT 0;")
}

extension Database {
    static func openNotes(in folder: TemporaryFolder, migrations: [Migration] = [.createNotes]) throws -> Database {
        try open(path: folder.file("notes.sqlite"), migrations: migrations)
    }

    func notes() async throws -> [String] {
        try await read { try $0.query("SELECT text FROM note ORDER BY id") { row in try row[0] as String } }
    }

    func add(_ text: String) async throws {
        try await write { _ = try $0.run("INSERT INTO note (text) VALUES (?1)", text) }
    }
}
