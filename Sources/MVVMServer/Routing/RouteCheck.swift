/// Finds routes that collide, and those that no request would ever reach.
struct RouteCheck<Services: Sendable> {
    private let endpoints: [any Endpoint<Services>]

    init(_ endpoints: [any Endpoint<Services>]) { self.endpoints = endpoints }

    /// What the site answers itself, before any route.
    private static var reserved: Set<String> { Probes.paths }

    /// - Throws: the first mistake in the order of registration.
    func run() throws(RouteMistake) {
        var seen: [String: any Endpoint<Services>] = [:]
        for endpoint in endpoints {
            if let other = seen[endpoint.path] {
                throw RouteMistake(path: endpoint.path, first: other.name, second: endpoint.name)
            }
            if let property = endpoint.misplacedTail {
                throw RouteMistake(path: endpoint.path, misplaced: property, of: endpoint.name)
            }
            if let reason = reason(against: endpoint.path) {
                throw RouteMistake(path: endpoint.path, unreachable: endpoint.name, because: reason)
            }
            seen[endpoint.path] = endpoint
        }
        for endpoint in endpoints where endpoint.hasTail { try checkTail(of: endpoint) }
    }

    private func reason(against path: String) -> String? {
        if path == "/" { return "its name has no word but 'Request', and '/' leads home" }
        if Self.reserved.contains(path) { return "the site itself answers there" }
        let isPlain = path.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"): true
            default: false
            }
        }
        return isPlain ? nil : "its name holds other letters than those of ASCII"
    }

    /// `/idea` with a tail takes every `/idea/…`.
    private func checkTail(of endpoint: any Endpoint<Services>) throws(RouteMistake) {
        for other in endpoints where other.path.hasPrefix(endpoint.path + "/") {
            let reason = "\(endpoint.name) takes every path below '\(endpoint.path)'"
            throw RouteMistake(path: other.path, unreachable: other.name, because: reason)
        }
    }
}
