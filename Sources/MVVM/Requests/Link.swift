/// A link to a page of this site, made from a request value: an absolute path in both faces.
public struct Link: Hashable, Sendable, Codable, Visitable {
    /// Path and query, percent-encoded, beginning with `/`.
    public let target: String

    /// The page or action of a request.
    public init<R: ServerRequest>(to request: R) {
        target = request.target
    }

    /// Where a write is sent to: its form's `action`.
    public init<R: ServerRequest>(action request: R.Type) {
        target = request.path
    }

    /// A file of this site or a page whose address is already known, as an absolute path; anything else links to `/`, so
    /// that a link never leaves the site.
    public init(asset path: String) {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/") && !path.hasPrefix("//")
        target = isAbsolute ? path : "/"
    }

    /// A page whose path is already known, percent-encoded, with another query.
    public init(path: String, query: [KeyValuePair]) {
        target = Link(asset: path).target + KeyValuePair.query(query)
    }

    public init(from decoder: any Decoder) throws {
        target = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(target)
    }

    public static var shape: Shape { .link }
    public func accept<V: Visitor>(_ visitor: inout V) { visitor.visit(self) }
}
