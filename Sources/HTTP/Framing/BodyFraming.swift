/// Where a request body ends (RFC 9112 §6.3).
public enum BodyFraming: Sendable, Hashable {
    case none
    /// That many bytes, at least one.
    case length(Int)
    case chunked
}
