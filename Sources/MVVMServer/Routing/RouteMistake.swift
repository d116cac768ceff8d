/// Two requests that would be served at one path.
public struct RouteMistake: Error, Hashable, CustomStringConvertible {
    public let path: String
    public let first: String
    public let second: String

    public var description: String {
        "\(first) and \(second) would both be served at '\(path)'; a path is derived from the request's name: rename one."
    }
}
