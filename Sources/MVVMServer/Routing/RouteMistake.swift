/// A request that could not be served at its path.
public struct RouteMistake: Error, Hashable, CustomStringConvertible {
    public let path: String
    public let description: String

    /// Two requests that would be served at one path.
    public init(path: String, first: String, second: String) {
        self.init(path: path, renaming: "\(first) and \(second) would both be served at '\(path)'")
    }

    /// A request that nobody would ever reach.
    init(path: String, unreachable name: String, because reason: String) {
        self.init(path: path, renaming: "\(name) cannot be reached at '\(path)': \(reason)")
    }

    /// A query that marks another property than its first.
    init(path: String, misplaced property: String, of name: String) {
        self.path = path
        description =
            "\(name) cannot be served at '\(path)': its '\(property)' is a @PathComponent, and only the first property of a "
            + "query can be one; declare it first."
    }

    private init(path: String, renaming complaint: String) {
        self.path = path
        description = "\(complaint); a path is derived from the request's name: rename one."
    }
}
