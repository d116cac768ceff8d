// Brings a file to the newest schema, or leaves it exactly as it was.

/// Applies the migrations that a file has not seen, all in one transaction, after a copy of the file.
struct Migrator {
    private let migrations: [Migration]

    init(_ migrations: [Migration]) {
        precondition(
            migrations.map(\.number) == Array(1..<migrations.count + 1), "migrations are numbered 1, 2, 3…")
        self.migrations = migrations
    }

    func migrate(_ connection: Connection, path: String) throws {
        let applied = try check(connection, path: path)
        guard applied < migrations.count else { return }
        if applied > 0 {
            try connection.copy(to: "\(path).schema-\(applied)")
        }
        try withoutForeignKeys(connection) {
            try connection.transaction(.writing) {
                // Another process may have migrated the file since the first look.
                let applied = try check(connection, path: path)
                for migration in migrations.dropFirst(applied) { try apply(migration, to: connection) }
                try checkReferences(connection, path: path)
            }
        }
    }

    /// Returns the number of the newest applied migration, 0 for a new file.
    private func check(_ connection: Connection, path: String) throws -> Int {
        let tables = try connection.query("SELECT name FROM sqlite_schema WHERE type = 'table'") { row in
            try row[0] as String
        }
        guard tables.contains("schema_migration") else {
            guard tables.isEmpty else { throw MigrationError.foreignDatabase(path: path) }
            return 0
        }
        let applied = try connection.query("SELECT number, name, sql FROM schema_migration ORDER BY number") { row in
            Migration(number: try row[0], name: try row[1], sql: try row[2])
        }
        for (old, new) in zip(applied, migrations) where !old.sql.utf8.elementsEqual(new.sql.utf8) {
            throw MigrationError.changedMigration(path: path, number: new.number, name: new.name)
        }
        if applied.count > migrations.count {
            throw MigrationError.newerSchema(path: path, found: applied.count, known: migrations.count)
        }
        return applied.count
    }

    private func apply(_ migration: Migration, to connection: Connection) throws {
        try connection.run(
            """
            CREATE TABLE IF NOT EXISTS schema_migration (
                number INTEGER PRIMARY KEY,
                name TEXT NOT NULL,
                sql TEXT NOT NULL,
                applied_at TEXT NOT NULL
            ) STRICT
            """)
        try connection.execute(script: migration.sql)
        try connection.run(
            "INSERT INTO schema_migration VALUES (?1, ?2, ?3, strftime('%Y-%m-%dT%H:%M:%SZ'))",
            [migration.number, migration.name, migration.sql])
    }

    /// A migration may rebuild a table, and dropping the old one would delete what refers to it. So references are not
    /// enforced on the way, but checked at the end (https://www.sqlite.org/lang_altertable.html#otheralter).
    private func withoutForeignKeys(_ connection: Connection, _ body: () throws -> Void) throws {
        try connection.execute(script: "PRAGMA foreign_keys = OFF")
        let result = Result { try body() }
        try connection.execute(script: "PRAGMA foreign_keys = ON")
        try result.get()
    }

    private func checkReferences(_ connection: Connection, path: String) throws {
        let broken = try connection.first("PRAGMA foreign_key_check") { row in try row[0] as String }
        if let broken { throw MigrationError.brokenReference(path: path, table: broken) }
    }
}
