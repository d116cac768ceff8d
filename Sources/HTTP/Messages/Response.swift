/// What a handler answers. The connection adds what frames it: `Content-Length`, `Transfer-Encoding`, `Connection`, `Date`.
public struct Response: Sendable {
    public var status: Status
    public var fields: HeaderFields
    public var body: ResponseBody
    /// Which of its routes the handler answered by, as a number of its own, for logs and metrics; 0 for none. Never sent.
    public var route = 0

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
