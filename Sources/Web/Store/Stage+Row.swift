import SQLite

extension Stage {
    /// Reads the columns in the order in which `Connection+Board` names them.
    init(row: borrowing Row) throws {
        try self.init(id: row[0], kind: row[1], name: row[2], position: row[3])
    }
}
