/// What travels in the query: `key=value` in declared order; one property, the first, may be a `@PathComponent`.
public protocol ServerRequestQuery: Codable, Hashable, Sendable {}

/// What travels behind `#`; it never reaches the server.
public protocol ServerRequestFragment: Codable, Hashable, Sendable {}

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

/// The size of a body.
public enum ServerRequestBodySize: Sendable, Hashable {
    case bytes(Int)
    case kb(Int)
    case mb(Int)
    case gb(Int)

    public var bytes: Int {
        switch self {
        case .bytes(let count): count
        case .kb(let count): count << 10
        case .mb(let count): count << 20
        case .gb(let count): count << 30
        }
    }
}

public struct EmptyQuery: ServerRequestQuery {
    public init() {}
}

public struct EmptyFragment: ServerRequestFragment {
    public init() {}
}

public struct EmptySort: ServerRequestSort {
    public init() {}
}

public struct EmptyBody: ServerRequestBody, Hashable {
    public init() {}
}
