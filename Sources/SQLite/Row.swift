import CSQLite

/// The row that a running statement stands on. Its columns are numbered from 0 as in SQLite's C interface.
///
/// It is lent to one closure and cannot be copied, so no row outlives its step.
public struct Row: ~Copyable {
    /// A plain pointer: with a class reference in here, the release optimizer of Swift 6.3.1 crashes.
    private let statement: OpaquePointer

    init(_ statement: Statement) {
        self.statement = statement.handle
    }

    /// The column as `Value`. Throws `.mismatch` if the column holds another type; nothing is converted.
    public subscript<Value: ColumnValue>(column: Int) -> Value {
        get throws { try Value(row: self, column: column) }
    }

    public func isNull(at column: Int) -> Bool {
        sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
    }

    public func integer(at column: Int) throws -> Int64 {
        try require(SQLITE_INTEGER, at: column)
        return sqlite3_column_int64(statement, Int32(column))
    }

    public func real(at column: Int) throws -> Double {
        try require(SQLITE_FLOAT, at: column)
        return sqlite3_column_double(statement, Int32(column))
    }

    /// - Throws: `.mismatch` if the bytes are not UTF-8, instead of repairing them.
    public func text(at column: Int) throws -> String {
        try require(SQLITE_TEXT, at: column)
        // The bytes are valid until the statement steps, which it cannot while the row is lent. Text before bytes:
        // SQLite's order for both.
        let start = sqlite3_column_text(statement, Int32(column))
        let count = Int(sqlite3_column_bytes(statement, Int32(column)))
        let utf8 = UnsafeBufferPointer(start: start, count: count)
        guard let text = String(validating: utf8, as: UTF8.self) else {
            throw mismatch(at: column, "holds text that is not UTF-8")
        }
        return text
    }

    /// Lends the blob's bytes to `body`.
    public func withBlob<Value>(
        at column: Int, _ body: (UnsafeRawBufferPointer) throws -> Value
    ) throws -> Value {
        try require(SQLITE_BLOB, at: column)
        // Valid until the statement steps, which it cannot while the row is lent.
        let start = sqlite3_column_blob(statement, Int32(column))
        let count = Int(sqlite3_column_bytes(statement, Int32(column)))
        return try body(UnsafeRawBufferPointer(start: start, count: count))
    }

    /// The error for a column whose content a `ColumnValue` cannot take.
    public func mismatch(at column: Int, _ problem: String) -> SQLiteError {
        let name = sqlite3_column_name(statement, Int32(column)).map { String(cString: $0) } ?? "?"
        return SQLiteError(
            code: .mismatch, message: "column \(column) (\(name)) \(problem)",
            sql: sqlite3_sql(statement).map { String(cString: $0) })
    }

    private func require(_ type: Int32, at column: Int) throws {
        let found = sqlite3_column_type(statement, Int32(column))
        guard found == type else {
            throw mismatch(at: column, "holds \(name(ofType: found)) in place of \(name(ofType: type))")
        }
    }

    private func name(ofType type: Int32) -> String {
        switch type {
        case SQLITE_INTEGER: "an integer"
        case SQLITE_FLOAT: "a real"
        case SQLITE_TEXT: "text"
        case SQLITE_BLOB: "a blob"
        default: "null"
        }
    }
}
