/// The right to change rows, lent to the closure of `Database.write`.
///
/// Everything it runs is kept together or not at all. It must not run BEGIN, COMMIT or ROLLBACK itself.
public struct Transaction {
    /// For queries, which see the changes made so far.
    public let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// Runs one statement with `values` for its parameters `?1`, `?2`…; returns how many rows it inserted, updated or
    /// deleted (rows that triggers and cascades changed included).
    @discardableResult
    public func run(_ sql: StaticString, _ values: any ColumnValue...) throws -> Int {
        try connection.run(sql, values)
    }
}
