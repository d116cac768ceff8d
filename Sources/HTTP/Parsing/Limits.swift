/// How much of a request is read before it is refused. Time has its own struct in `HTTPServer`.
public struct Limits: Sendable, Hashable {
    /// Bytes of the request line without its CRLF; more is 414.
    public var requestLineBytes = 8 * 1024
    /// Fields in a head, and again in a trailer section; more is 431.
    public var fieldCount = 64
    /// Bytes of all field lines of a head with their CRLFs, and again of a trailer section; more is 431.
    public var fieldBytes = 32 * 1024
    /// Bytes of a decoded body; more is 413. A route that takes less says so in `RequestBody.collect(upTo:)`.
    public var bodyBytes = 16 * 1024 * 1024
    /// Bytes of all chunk extensions of one body; more is 400.
    public var chunkExtensionBytes = 4 * 1024

    public init() {}
}
