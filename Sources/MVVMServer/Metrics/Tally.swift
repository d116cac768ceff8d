import HTTPServer

/// Answers counted by the number of their route.
struct Tally {
    /// By `Response.route`.
    private(set) var routes: [RouteTally] = []

    mutating func note(_ exchange: ExchangeRecord) {
        makeRoom(for: exchange.route)
        routes[exchange.route].note(exchange)
    }

    mutating func add(_ other: Tally) {
        makeRoom(for: other.routes.count - 1)
        for (route, tally) in other.routes.enumerated() { routes[route].add(tally) }
    }

    private mutating func makeRoom(for route: Int) {
        while routes.count <= route { routes.append(RouteTally()) }
    }
}
