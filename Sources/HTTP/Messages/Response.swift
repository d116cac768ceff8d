/// What a handler answers. The connection adds what frames it: `Content-Length`, `Transfer-Encoding`, `Connection`, `Date`.
public struct Response: Sendable {
    public var status: Status
    public var fields: HeaderFields
    public var body: ResponseBody

    public init(_ status: Status, fields: HeaderFields = [:], body: ResponseBody = .empty) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// `text/plain` in UTF-8.
    public init(_ status: Status, text: String) {
        self.init(status, fields: [.contentType: "text/plain; charset=utf-8"], body: .bytes(Array(text.utf8)))
    }
}
