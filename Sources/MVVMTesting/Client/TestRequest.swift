import HTTP

/// A request as a test writes it down.
public struct TestRequest: Sendable {
    public let method: HTTP.Method
    /// Path and query, percent-encoded.
    public let target: String
    public let fields: HeaderFields
    public let body: [UInt8]

    public init(_ method: HTTP.Method, _ target: String, fields: HeaderFields = [:], body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.fields = fields
        self.body = body
    }
}
