/// A controller needs a visitor, and the site was opened without a directory of them.
struct NoVisitors: Error, CustomStringConvertible {
    var description: String { "The site was opened without a directory of visitors." }
}
