/// A complete head, and what its fields say about the rest of the exchange.
public struct ParsedRequest: Sendable {
    public let head: RequestHead
    public let framing: BodyFraming
    /// Whether the peer lets the connection live after this exchange (RFC 9112 §9.3).
    public let keepsAlive: Bool
    /// Whether the peer waits for `100 Continue` before it sends its body (RFC 9110 §10.1.1).
    public let expectsContinue: Bool
}
