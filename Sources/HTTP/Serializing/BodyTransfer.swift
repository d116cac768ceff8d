/// How the body of a response travels (RFC 9112 §6).
public enum BodyTransfer: Sendable, Hashable {
    /// The message ends with its head.
    case none
    /// The bytes of the response, which `Content-Length` counts.
    case bytes
    /// A stream of exactly that many bytes.
    case counted(Int)
    case chunked
    /// A stream of unknown length to an HTTP/1.0 peer: the close ends it.
    case untilClose
}
