import CSQLite

/// A result code of SQLite (https://www.sqlite.org/rescode.html), with the extended bits where SQLite gave them.
public struct ResultCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The code without its extended bits: `SQLITE_CONSTRAINT` for `SQLITE_CONSTRAINT_UNIQUE`.
    public var primary: ResultCode { ResultCode(rawValue: rawValue & 0xff) }

    public static let busy = ResultCode(rawValue: SQLITE_BUSY)
    public static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
    public static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
    public static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
    public static let full = ResultCode(rawValue: SQLITE_FULL)
    public static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
    public static let mismatch = ResultCode(rawValue: SQLITE_MISMATCH)
    public static let misuse = ResultCode(rawValue: SQLITE_MISUSE)
    /// `SQLITE_IOERR_SHMSIZE`: the index of the write-ahead log does not fit on the disk.
    public static let noRoomForIndex = ResultCode(rawValue: SQLITE_IOERR | 19 << 8)
    public static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
    public static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
}
