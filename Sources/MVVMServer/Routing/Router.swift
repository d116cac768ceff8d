import HTTP

/// Finds the endpoint of a path: exactly, or with one more component as its tail.
struct Router<Services: Sendable>: Sendable {
    struct Match {
        let endpoint: any Endpoint<Services>
        /// Its place in `RouteNames`.
        let route: Int
        /// Percent-decoded; nil where the endpoint has none.
        let tail: String?
    }

    private let matches: [String: Match]
    let names: RouteNames

    /// - Throws: `RouteMistake` for the first path that two requests would share, or that nobody could reach.
    init(_ list: [any Endpoint<Services>]) throws(RouteMistake) {
        try RouteCheck(list).run()
        names = RouteNames(endpoints: list.map(\.name))
        let matches = list.enumerated().map { index, endpoint in
            (endpoint.path, Match(endpoint: endpoint, route: RouteNames.route(ofEndpoint: index), tail: nil))
        }
        self.matches = Dictionary(matches, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter path: normalized, so that all spellings of a URI are one (RFC 3986 §6.2.2.2), and otherwise still
    ///   percent-encoded: a path that we serve has nothing to encode before its tail.
    func match(_ path: String) -> Match? {
        if let match = matches[path] { return match.endpoint.hasTail ? nil : match }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
            let match = matches[String(path[..<slash])], match.endpoint.hasTail,
            let tail = PercentCoding.decode(String(path[path.utf8.index(after: slash)...])), !tail.isEmpty
        else { return nil }
        return Match(endpoint: match.endpoint, route: match.route, tail: tail)
    }
}
