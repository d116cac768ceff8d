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
