import SQLite

extension Visitor {
    /// Reads the columns in the order in which `SQLiteVisitorRepository` names them.
    init(row: borrowing Row) throws {
        try self.init(id: row[0], displayName: row[1], locale: row[2], timeZone: row[3], theme: row[4])
    }
}

extension Visitor.Theme: ColumnValue {}
