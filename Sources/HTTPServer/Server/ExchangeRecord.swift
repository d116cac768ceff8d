import HTTP

/// One answered request, for access logs and metrics; made by a connection, or by a test in process.
public struct ExchangeRecord: Sendable {
    public let id: RequestID
    public let peer: PeerAddress?
    /// `nil` when not even a request line could be read.
    public let head: RequestHead?
    public let status: Status
    /// `Response.route` of the handler; 0 when none answered.
    public let route: Int
    /// The event loop, from 0: who counts for each loop apart shares no memory between them.
    public let loop: Int
    /// Of head and body together, as they went to the socket.
    public let sentBytes: Int
    /// From the end of the request's head to the end of the answer.
    public let duration: Duration
    /// False when the peer left before the end, or the answer broke off.
    public let isWhole: Bool

    public init(
        id: RequestID, peer: PeerAddress?, head: RequestHead?, status: Status, route: Int = 0, loop: Int = 0,
        sentBytes: Int, duration: Duration, isWhole: Bool = true
    ) {
        self.id = id
        self.peer = peer
        self.head = head
        self.status = status
        self.route = route
        self.loop = loop
        self.sentBytes = sentBytes
        self.duration = duration
        self.isWhole = isWhole
    }
}
