/// A call to the server, as a value: its type names the path, its parts travel in query and body.
///
/// Server and client derive method and path from the type alone (seed: contract wiring, rules 1–3); nobody writes a URL.
public protocol ServerRequest: Sendable {
    associatedtype Query: ServerRequestQuery = EmptyQuery
    associatedtype Fragment: ServerRequestFragment = EmptyFragment
    associatedtype RequestBody: ServerRequestBody = EmptyBody
    associatedtype ResponseBody: ServerRequestBody
    associatedtype ResponseError: ServerRequestError = EmptyError
    associatedtype Sort: ServerRequestSort = EmptySort

    static var action: ServerRequestAction { get }

    var query: Query { get }
    var sort: Sort { get }
    var fragment: Fragment { get }
    var requestBody: RequestBody { get }
}

extension ServerRequest {
    public var action: ServerRequestAction { Self.action }
}

// A request declares only the parts that it has.
extension ServerRequest where Query == EmptyQuery { public var query: EmptyQuery { EmptyQuery() } }
extension ServerRequest where Sort == EmptySort { public var sort: EmptySort { EmptySort() } }
extension ServerRequest where Fragment == EmptyFragment { public var fragment: EmptyFragment { EmptyFragment() } }
extension ServerRequest where RequestBody == EmptyBody { public var requestBody: EmptyBody { EmptyBody() } }
