/// Everything of a request before its body.
public struct RequestHead: Sendable {
    public var method: Method
    public var target: RequestTarget
    public var version: Version
    public var fields: HeaderFields

    public init(method: Method, target: RequestTarget, version: Version = .http11, fields: HeaderFields = [:]) {
        self.method = method
        self.target = target
        self.version = version
        self.fields = fields
    }
}
