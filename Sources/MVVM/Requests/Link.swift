/// A link to a page of this site, made from a request value: an absolute path in both faces.
public struct Link: Hashable, Sendable, Codable, Visitable {
    /// Path, query and fragment, percent-encoded, beginning with `/`.
    public let target: String

    /// The page or action of a request, and where on the page it leads to.
    public init<R: ServerRequest>(to request: R) {
        let element = request.fragment.elementId.map { "#" + PercentEncoding.encode($0) }
        target = request.target + (element ?? "")
    }

    /// Where a write is sent to: its form's `action`.
    public init<R: ServerRequest>(action request: R.Type) {
        target = request.path
    }

    /// A file of this site or a page whose address is already known, as an absolute path, percent-encoded; anything else
    /// links to `/`, so that a link never leaves the site.
    public init(asset path: String) {
        target = Link.staysOnSite(path.utf8) ? path : "/"
    }

    /// Browsers read a backslash as a slash and skip tabs and line breaks (WHATWG URL §4.4), so `/\evil.example` and
    /// `/<tab>/evil.example` name another host, as `//evil.example` does.
    private static func staysOnSite(_ path: String.UTF8View) -> Bool {
        let slash = UInt8(ascii: "/")
        let isPlain = path.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
        return isPlain && path.first == slash && path.dropFirst().first != slash
    }

    /// A page whose path is already known, percent-encoded, with another query.
    public init(path: String, query: [KeyValuePair]) {
        target = Link(asset: path).target + KeyValuePair.query(query)
    }

    public init(from decoder: any Decoder) throws {
        self.init(asset: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(target)
    }

    public static var shape: Shape { .link }
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(self) }
}
