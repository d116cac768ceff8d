/// What travels in the query: `key=value` in declared order; one property, the first, may be a `@PathComponent`.
public protocol ServerRequestQuery: Codable, Hashable, Sendable {}

/// Where on its page a request leads to: what travels behind `#`; it never reaches the server.
public protocol ServerRequestFragment: Codable, Hashable, Sendable {
    /// The `id` of an element; nil for the beginning of the page.
    var elementId: String? { get }
}

/// What travels as a body; one with rules for its fields is a `ValidatableModel` too.
public protocol ServerRequestBody: Codable, Sendable {
    /// The largest body that is read; larger ones are refused with 413.
    static var maxBodySize: ServerRequestBodySize { get }
}

extension ServerRequestBody {
    public static var maxBodySize: ServerRequestBodySize { .mb(1) }
}

/// How a list is to be ordered: meanings, never columns.
public protocol ServerRequestSort: Codable, Hashable, Sendable {}

/// Of a request that asks for nothing in its query.
public struct EmptyQuery: ServerRequestQuery {
    public init() {}
}

/// Of a request that leads to a whole page.
public struct EmptyFragment: ServerRequestFragment {
    public init() {}
    public var elementId: String? { nil }
}

/// Of a request that leaves the order to the server.
public struct EmptySort: ServerRequestSort {
    public init() {}
}

/// Of a request without body.
public struct EmptyBody: ServerRequestBody, Hashable {
    public init() {}
}
