/// A request method: a case-sensitive token (RFC 9110 §9.1).
public struct Method: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let get = Method(rawValue: "GET")
    public static let head = Method(rawValue: "HEAD")
    public static let post = Method(rawValue: "POST")
    public static let put = Method(rawValue: "PUT")
    public static let patch = Method(rawValue: "PATCH")
    public static let delete = Method(rawValue: "DELETE")
    public static let options = Method(rawValue: "OPTIONS")

    /// What `RequestParser` lets through. `TRACE` echoes secrets and `CONNECT` makes a proxy: both are refused with
    /// 501, as is every unknown token.
    public static let implemented: [Method] = [.get, .head, .post, .put, .patch, .delete, .options]

    public var description: String { rawValue }
}
