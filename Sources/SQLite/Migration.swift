/// One step of the schema, forward only. Once released it is never edited: the file keeps its SQL and compares.
public struct Migration: Sendable {
    /// 1 for the first, without gaps.
    public let number: Int
    public let name: String
    /// Any number of statements; BEGIN and COMMIT stand around them already.
    public let sql: String

    public init(number: Int, name: String, sql: String) {
        self.number = number
        self.name = name
        self.sql = sql
    }
}
