import Testing

@testable import SQLite

@Suite("A connection")
struct ConnectionTests {
    private let folder: TemporaryFolder
    private let connection: Connection

    init() throws {
        folder = try TemporaryFolder()
        connection = try Connection(path: folder.file("test.sqlite"), access: .readWrite)
    }

    @Test(
        "is set up so that an acknowledged write survives a power cut, and references hold",
        arguments: [
            ("SELECT journal_mode FROM pragma_journal_mode", "wal"),
            ("SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous", "2"),
            ("SELECT CAST(foreign_keys AS TEXT) FROM pragma_foreign_keys", "1"),
            ("SELECT CAST(trusted_schema AS TEXT) FROM pragma_trusted_schema", "0"),
        ] as [(StaticString, String)])
    func settings(query: StaticString, expected: String) throws {
        #expect(try connection.first(query) { row in try row[0] as String } == expected)
    }

    @Test("gives texts back byte by byte", arguments: HostileText.all)
    func texts(_ hostile: HostileText) throws {
        let read = try connection.first("SELECT ?1", hostile.text) { row in try row[0] as String }
        #expect(read.map { Array($0.utf8) } == Array(hostile.text.utf8))
    }

    @Test(
        "gives blobs back, the empty one too, which is not NULL", arguments: [[], [0], [0xff, 0, 0xfe]] as [[UInt8]])
    func blobs(_ blob: [UInt8]) throws {
        #expect(try connection.first("SELECT ?1", blob) { row in try row[0] as [UInt8] } == blob)
    }

    @Test("gives integers back to their limits", arguments: [0, -1, .min, .max] as [Int64])
    func integers(_ integer: Int64) throws {
        #expect(try connection.first("SELECT ?1", integer) { row in try row[0] as Int64 } == integer)
    }

    @Test("gives reals back", arguments: [0, -0.1, .greatestFiniteMagnitude, .infinity] as [Double])
    func reals(_ real: Double) throws {
        #expect(try connection.first("SELECT ?1", real) { row in try row[0] as Double } == real)
    }

    @Test("keeps nil apart from the empty text")
    func null() throws {
        let texts = try connection.query("SELECT ?1 UNION ALL SELECT ?2", String?.none, "") { row in
            try row[0] as String?
        }
        #expect(texts == [nil, ""])
    }

    @Test("converts nothing: reading another type is an error that names the column and the SQL")
    func mismatch() throws {
        let error = #expect(throws: SQLiteError.self) {
            try connection.first("SELECT '12' AS votes") { row in try row[0] as Int }
        }
        #expect(error?.code == .mismatch)
        #expect(error?.message == "column 0 (votes) holds text in place of an integer")
        #expect(error?.sql == "SELECT '12' AS votes")
    }

    @Test("refuses bytes that are not UTF-8 as a text, instead of repairing them")
    func invalidText() throws {
        let error = #expect(throws: SQLiteError.self) {
            try connection.first("SELECT CAST(x'c3' AS TEXT) AS title") { row in try row[0] as String }
        }
        #expect(error?.message == "column 0 (title) holds text that is not UTF-8")
    }

    @Test("refuses a column that is not there")
    func missingColumn() throws {
        let error = #expect(throws: SQLiteError.self) {
            try connection.first("SELECT 1") { row in try row[7] as Int }
        }
        #expect(error?.code == .mismatch)
    }

    @Test("runs the same SQL inside its own rows")
    func nestedQuery() throws {
        func count(to limit: Int) throws -> [Int] {
            try connection.query("SELECT 1 WHERE ?1 > 0", limit) { row in
                try row[0] + count(to: limit - 1).reduce(0, +)
            }
        }
        #expect(try count(to: 3) == [3])
    }

    @Test("uses a statement again after it failed")
    func failedStatement() throws {
        try connection.execute(script: "CREATE TABLE note (text TEXT UNIQUE) STRICT")
        func add(_ text: String) throws { try connection.run("INSERT INTO note VALUES (?1)", [text]) }
        try add("Dark mode")
        let error = #expect(throws: SQLiteError.self) { try add("Dark mode") }
        #expect(error?.code.primary == .constraint)
        #expect(error?.code != .constraint, "the extended code tells which constraint")
        #expect(error?.message == "UNIQUE constraint failed: note.text")
        try add("Export as CSV")
        #expect(try connection.first("SELECT count(*) FROM note") { row in try row[0] as Int } == 2)
    }

    @Test("counts the rows that a statement changed")
    func changes() throws {
        try connection.execute(script: "CREATE TABLE note (text TEXT) STRICT; INSERT INTO note VALUES ('a'), ('b')")
        #expect(try connection.run("UPDATE note SET text = 'c'") == 2)
        #expect(try connection.run("UPDATE note SET text = 'd' WHERE text = 'a'") == 0)
    }

    @Test("refuses a second statement, an empty one, and values without parameters")
    func misuse() throws {
        #expect(throws: SQLiteError(code: .misuse, message: "more than one statement", sql: "SELECT 1; SELECT 2")) {
            try connection.run("SELECT 1; SELECT 2")
        }
        #expect(throws: SQLiteError(code: .misuse, message: "empty statement", sql: "-- nothing")) {
            try connection.run("-- nothing")
        }
        #expect(throws: SQLiteError(code: .misuse, message: "1 values for 0 parameters", sql: "SELECT 1")) {
            try connection.run("SELECT 1", [1])
        }
    }

    @Test("says which file it cannot open")
    func cannotOpen() throws {
        let path = folder.file("missing/test.sqlite")
        let error = #expect(throws: SQLiteError.self) { try Connection(path: path, access: .readWrite) }
        #expect(error?.code.primary == .cannotOpen)
        #expect(error?.message == "cannot open \(path): unable to open database file")
    }

    @Test("waits for another process, then says that the file is busy")
    func busy() throws {
        let other = try Connection(path: folder.file("test.sqlite"), access: .readWrite, busyTimeoutMilliseconds: 1)
        try connection.transaction(.writing) {
            let error = #expect(throws: SQLiteError.self) { try other.transaction(.writing) {} }
            #expect(error?.code.primary == .busy)
        }
        try other.transaction(.writing) {}
    }
}
