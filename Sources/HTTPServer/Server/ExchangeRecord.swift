import HTTP

/// One answered request, for access logs and metrics.
public struct ExchangeRecord: Sendable {
    public let id: RequestID
    public let peer: PeerAddress?
    /// `nil` when not even a request line could be read.
    public let head: RequestHead?
    public let status: Status
    /// Of head and body together, as they went to the socket.
    public let sentBytes: Int
    /// From the end of the request's head to the end of the answer.
    public let duration: Duration
    /// False when the peer left before the end, or the answer broke off.
    public let isWhole: Bool
}
