/// A request that could not be served at its path.
public struct RouteMistake: Error, Hashable, CustomStringConvertible {
    public let path: String
    public let description: String

    /// Two requests that would be served at one path.
    public init(path: String, first: String, second: String) {
        self.init(path: path, "\(first) and \(second) would both be served at '\(path)'")
    }

    /// A request that nobody would ever reach.
    init(path: String, unreachable name: String, because reason: String) {
        self.init(path: path, "\(name) cannot be reached at '\(path)': \(reason)")
    }

    private init(path: String, _ complaint: String) {
        self.path = path
        description = "\(complaint); a path is derived from the request's name: rename one."
    }
}
