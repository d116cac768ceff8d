import SQLite

/// The tags of one idea in one column, joined by commas: a draft takes its tags apart there, so none holds one.
struct TagList: ColumnValue {
    let tags: [String]

    init(_ tags: [String]) {
        self.tags = tags
    }

    func bind(to statement: Statement, at index: Int) throws {
        try tags.joined(separator: ",").bind(to: statement, at: index)
    }

    init(row: borrowing Row, column: Int) throws {
        // By bytes: a comma followed by an accent is one `Character`.
        tags = try row.text(at: column).utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
    }
}
