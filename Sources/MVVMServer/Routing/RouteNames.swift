/// What metrics and logs call the routes of a site, by the numbers that its answers carry: the names of request types,
/// never paths, which visitors make up.
public struct RouteNames: Sendable, Hashable {
    /// What no route answered: unknown paths, the redirect of `/`, requests that could not be read.
    static let none = 0
    static let file = 1
    static let probe = 2
    private static let own = ["none", "file", "probe"]

    let all: [String]

    init(endpoints names: [String]) { all = Self.own + names }

    static func route(ofEndpoint index: Int) -> Int { own.count + index }

    /// The name of a number that came with an answer; that of `none` for a number of another site.
    public subscript(_ route: Int) -> String { all.indices.contains(route) ? all[route] : all[Self.none] }
}
