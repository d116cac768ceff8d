import SQLite

extension Idea {
    /// Reads the columns in the order in which `Connection+Board` names them.
    init(row: borrowing Row) throws {
        try self.init(
            id: row[0], title: row[1], text: row[2], authorName: row[3], tagNames: TagList(row: row, column: 4).tags,
            votes: row[5], stageID: row[6], position: row[7], version: row[8], textVersion: row[12], createdAt: row[9],
            changedAt: row[10], authorID: row[11])
    }
}
