import CSQLite

/// What SQLite, or this module's own checks, refused. Meant for the log: it names tables and SQL, never bound values.
public struct SQLiteError: Error, Equatable, Sendable {
    /// The extended code; compare `code.primary` to tell kinds apart.
    public let code: ResultCode
    public let message: String
    /// The statement at fault, as written, or `nil` where none was involved (opening, copying).
    public let sql: String?

    public init(code: ResultCode, message: String, sql: String? = nil) {
        self.code = code
        self.message = message
        self.sql = sql
    }

    /// Reads what the last call on `database` left behind. A `nil` handle means that SQLite had no memory to open one.
    init(of database: OpaquePointer?, code: Int32, sql: String? = nil) {
        let message = database.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
        self.init(code: ResultCode(rawValue: code), message: message, sql: sql)
    }
}

extension SQLiteError: CustomStringConvertible {
    public var description: String {
        let place = sql.map { ", in: \($0)" } ?? ""
        return "SQLite error \(code.rawValue): \(message)\(place)"
    }
}
