import CSQLite

/// One open SQLite file, with its compiled statements.
///
/// It is not `Sendable` and lives inside one actor, so one thread at a time uses it; a closure of `Database.read` or
/// `.write` gets it lent. It reads; only a `Transaction` changes rows.
public final class Connection {
    enum Access {
        case readWrite
        case readOnly
    }

    private var handle: OpaquePointer?
    /// Statements that are not running now, by the address of their SQL literal, which never moves.
    private var idle: [UnsafePointer<UInt8>: Statement] = [:]

    /// Opens the file at `path`; `.readWrite` creates it and sets WAL, `.readOnly` needs both done.
    /// BUSY, which is normal beside another process, is thrown only after the timeout.
    init(path: String, access: Access, busyTimeoutMilliseconds: Int32 = 5_000) throws {
        // Never shared by two threads at once, so SQLite's own mutex is left out.
        let mode = access == .readWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
        let code = sqlite3_open_v2(path, &handle, mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK else {
            let error = SQLiteError(of: handle, code: code)
            throw SQLiteError(code: error.code, message: "cannot open \(path): \(error.message)")
        }
        sqlite3_busy_timeout(handle, busyTimeoutMilliseconds)
        if access == .readWrite { try execute(script: "PRAGMA journal_mode = WAL") }
        try execute(
            script: """
                PRAGMA synchronous = FULL;
                PRAGMA foreign_keys = ON;
                PRAGMA trusted_schema = OFF;
                """)
    }

    deinit {
        idle.removeAll()
        // Nobody is left to hear of an error, and an unclosed WAL file is complete as it lies.
        sqlite3_close_v2(handle)
    }

    /// Runs a query with `values` for its parameters `?1`, `?2`… and makes a value of each row.
    ///
    /// The SQL is a literal by its type: text from outside cannot become part of it.
    public func query<Value>(
        _ sql: StaticString, _ values: any ColumnValue..., row body: (borrowing Row) throws -> Value
    ) throws -> [Value] {
        try run(sql, values) { statement in
            var rows: [Value] = []
            while try statement.step() { rows.append(try body(Row(statement))) }
            return rows
        }
    }

    /// As `query`, for the first row only; `nil` if there is none.
    public func first<Value>(
        _ sql: StaticString, _ values: any ColumnValue..., row body: (borrowing Row) throws -> Value
    ) throws -> Value? {
        try run(sql, values) { statement in
            try statement.step() ? try body(Row(statement)) : nil
        }
    }

    /// Runs a statement to its end; returns how many rows it inserted, updated or deleted.
    @discardableResult
    func run(_ sql: StaticString, _ values: [any ColumnValue] = []) throws -> Int {
        try run(sql, values) { statement in
            let before = sqlite3_total_changes64(handle)
            while try statement.step() {}
            return Int(sqlite3_total_changes64(handle) - before)
        }
    }

    /// Runs all statements of `script`, which takes no parameters.
    func execute(script: String) throws {
        let handle = try open()
        let code = sqlite3_exec(handle, script, nil, nil, nil)
        guard code == SQLITE_OK else { throw SQLiteError(of: handle, code: code, sql: script) }
    }

    /// Whether a BEGIN is in force. SQLite ends a transaction by itself when the disk is full or fails.
    var isInTransaction: Bool { handle.map { sqlite3_get_autocommit($0) == 0 } ?? false }

    /// Closes the file; the last connection to close also empties the WAL. Later calls throw `.misuse`.
    func close() throws {
        idle.removeAll()
        let code = sqlite3_close(handle)
        guard code == SQLITE_OK else { throw SQLiteError(of: handle, code: code) }
        handle = nil
    }

    /// Lends the compiled statement to `body`. It is out of the cache while it runs, so the same SQL may run inside its
    /// own rows.
    private func run<Value>(
        _ sql: StaticString, _ values: [any ColumnValue], _ body: (Statement) throws -> Value
    ) throws -> Value {
        let statement = try idle.removeValue(forKey: sql.utf8Start) ?? Statement(sql, in: open())
        defer {
            statement.reset()
            idle[sql.utf8Start] = statement
        }
        try statement.bind(values)
        return try body(statement)
    }

    private func open() throws -> OpaquePointer {
        guard let handle else { throw SQLiteError(code: .misuse, message: "the database is closed") }
        return handle
    }
}
