import CSQLite

/// One compiled SQL statement with its parameters, which are numbered from 1 as in SQL.
///
/// A `ColumnValue` binds itself through this type; everybody else runs SQL through `Connection` and `Transaction`.
public final class Statement {
    let handle: OpaquePointer
    let sql: StaticString

    init(_ sql: StaticString, in database: OpaquePointer) throws {
        var compiled: OpaquePointer?
        var tail: UnsafePointer<CChar>?
        // A literal's bytes stay where they are and end with NUL; SQLite reads them as `CChar`.
        let text = UnsafeRawPointer(sql.utf8Start).assumingMemoryBound(to: CChar.self)
        let code = sqlite3_prepare_v3(database, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, &tail)
        let sqlText = "\(sql)"
        guard code == SQLITE_OK else { throw SQLiteError(of: database, code: code, sql: sqlText) }
        guard let compiled else { throw SQLiteError(code: .misuse, message: "empty statement", sql: sqlText) }
        guard tail?.pointee == 0 else {
            sqlite3_finalize(compiled)
            throw SQLiteError(code: .misuse, message: "more than one statement", sql: sqlText)
        }
        handle = compiled
        self.sql = sql
    }

    deinit {
        sqlite3_finalize(handle)
    }

    public func bindNull(at index: Int) throws {
        try check(sqlite3_bind_null(handle, Int32(index)))
    }

    public func bind(_ integer: Int64, at index: Int) throws {
        try check(sqlite3_bind_int64(handle, Int32(index), integer))
    }

    public func bind(_ real: Double, at index: Int) throws {
        try check(sqlite3_bind_double(handle, Int32(index), real))
    }

    /// Binds the UTF-8 bytes of `text`, NUL included.
    public func bind(_ text: String, at index: Int) throws {
        var text = text
        let code = text.withUTF8 { utf8 in
            // A Swift string has a base address even when it is empty, so "" never becomes NULL.
            utf8.withMemoryRebound(to: CChar.self) {
                sqlite3_bind_text64(
                    handle, Int32(index), $0.baseAddress, UInt64($0.count), copyBytes, UInt8(SQLITE_UTF8))
            }
        }
        try check(code)
    }

    /// Binds a copy of `blob`.
    public func bind(_ blob: UnsafeRawBufferPointer, at index: Int) throws {
        guard let start = blob.baseAddress else {
            // No address would bind NULL; zero bytes are a value.
            return try check(sqlite3_bind_zeroblob(handle, Int32(index), 0))
        }
        try check(sqlite3_bind_blob64(handle, Int32(index), start, UInt64(blob.count), copyBytes))
    }

    func bind(_ values: [any ColumnValue]) throws {
        let expected = Int(sqlite3_bind_parameter_count(handle))
        guard values.count == expected else {
            throw SQLiteError(
                code: .misuse, message: "\(values.count) values for \(expected) parameters", sql: "\(sql)")
        }
        for (offset, value) in values.enumerated() {
            try value.bind(to: self, at: offset + 1)
        }
    }

    /// Advances to the next row; `false` at the end.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw SQLiteError(of: sqlite3_db_handle(handle), code: code, sql: "\(sql)")
        }
    }

    /// Ends a run: gives up locks and forgets the bound values.
    func reset() {
        // Its code repeats the error of the last `step`, which has been thrown already.
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    private func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw SQLiteError(of: sqlite3_db_handle(handle), code: code, sql: "\(sql)") }
    }
}

/// SQLITE_TRANSIENT, a cast macro that Swift cannot import: SQLite copies the bytes before the call returns. It
/// compares the pointer with -1 and never calls it.
private let copyBytes = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
