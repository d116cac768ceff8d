/// Something wrong in a catalog, with its place.
public struct CatalogMistake: Error, Hashable, Sendable, CustomStringConvertible {
    public let file: String
    /// From 1.
    public let line: Int
    /// From 1, in unicode scalars.
    public let column: Int
    public let message: String
    /// The line itself, empty where the file has none.
    public let excerpt: String

    /// `file:line:column: message`, then the line and a caret below the column.
    public var description: String {
        let head = "\(file):\(line):\(column): \(message)"
        guard !excerpt.isEmpty else { return head }
        // A tab of the line stays a tab above the caret, so that both stand in one column on every terminal.
        let indent = excerpt.unicodeScalars.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
        return "\(head)\n\(excerpt)\n\(indent)^"
    }
}
