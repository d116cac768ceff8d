import HTTP

/// Finds the endpoint of a path: exactly, or with one more component as its tail.
struct Router<Services: Sendable>: Sendable {
    struct Match {
        let endpoint: any Endpoint<Services>
        /// Percent-decoded; nil where the endpoint has none.
        let tail: String?
    }

    private let endpoints: [String: any Endpoint<Services>]

    /// - Throws: `RouteMistake` for the first path that two requests would share, or that nobody could reach.
    init(_ list: [any Endpoint<Services>]) throws(RouteMistake) {
        try RouteCheck(list).run()
        endpoints = Dictionary(list.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter path: raw, still percent-encoded: a path that we serve has nothing to encode before its tail.
    func match(_ path: String) -> Match? {
        if let endpoint = endpoints[path] { return endpoint.hasTail ? nil : Match(endpoint: endpoint, tail: nil) }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
            let endpoint = endpoints[String(path[..<slash])], endpoint.hasTail,
            let tail = PercentCoding.decode(String(path[path.utf8.index(after: slash)...])), !tail.isEmpty
        else { return nil }
        return Match(endpoint: endpoint, tail: tail)
    }
}
