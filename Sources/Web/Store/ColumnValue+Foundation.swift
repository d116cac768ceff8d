import Foundation
import SQLite

// How Foundation's types are stored.

/// 16 bytes, in the order of the text form; ids of version 7 so sort by their time.
extension UUID: ColumnValue {
    public func bind(to statement: Statement, at index: Int) throws {
        try withUnsafeBytes(of: uuid) { try statement.bind($0, at: index) }
    }

    public init(row: borrowing Row, column: Int) throws {
        let bytes = try row.withBlob(at: column) { bytes in
            // Exactly as many bytes as the tuple has, copied without a demand on alignment.
            bytes.count == MemoryLayout<uuid_t>.size ? bytes.loadUnaligned(as: uuid_t.self) : nil
        }
        guard let bytes else { throw row.mismatch(at: column, "holds no UUID") }
        self.init(uuid: bytes)
    }
}

/// Whole milliseconds since 1970 in UTC.
extension Date: ColumnValue {
    public func bind(to statement: Statement, at index: Int) throws {
        let milliseconds = (timeIntervalSince1970 * 1000).rounded()
        guard let stored = Int64(exactly: milliseconds) else {
            throw SQLiteError(code: .mismatch, message: "\(milliseconds) ms is no date")
        }
        try statement.bind(stored, at: index)
    }

    public init(row: borrowing Row, column: Int) throws {
        self.init(timeIntervalSince1970: Double(try row.integer(at: column)) / 1000)
    }
}
