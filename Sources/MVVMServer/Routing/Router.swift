import HTTP

/// Finds the endpoint of a path: exactly, or with one more component as its tail.
struct Router: Sendable {
    private let endpoints: [String: any Endpoint]

    /// - Throws: `RouteMistake` for the first path that two requests would share.
    init(_ list: [any Endpoint]) throws(RouteMistake) {
        var endpoints: [String: any Endpoint] = [:]
        for endpoint in list {
            if let other = endpoints[endpoint.path] {
                throw RouteMistake(path: endpoint.path, first: other.name, second: endpoint.name)
            }
            endpoints[endpoint.path] = endpoint
        }
        self.endpoints = endpoints
    }

    struct Match {
        let endpoint: any Endpoint
        let tail: String?
    }

    /// - Parameter path: raw, still percent-encoded.
    func match(_ path: String) -> Match? {
        if let endpoint = endpoints[path] { return endpoint.hasTail ? nil : Match(endpoint: endpoint, tail: nil) }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
            let endpoint = endpoints[String(path[..<slash])], endpoint.hasTail,
            let tail = PercentCoding.decode(String(path[path.utf8.index(after: slash)...])), !tail.isEmpty
        else { return nil }
        return Match(endpoint: endpoint, tail: tail)
    }
}

/// Two requests that would be served at one path.
public struct RouteMistake: Error, Hashable, CustomStringConvertible {
    public let path: String
    public let first: String
    public let second: String

    public var description: String {
        "\(first) and \(second) would both be served at '\(path)'; a path is derived from the request's name: rename one."
    }
}
