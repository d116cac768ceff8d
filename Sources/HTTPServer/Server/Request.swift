import HTTP

/// A request on its way to a handler; made by a connection, or by a test in process.
public struct Request: Sendable {
    public let head: RequestHead
    /// Pulled by the handler: what it does not ask for is not read from the socket.
    public let body: RequestBody
    public let id: RequestID
    /// `nil` in process.
    public let peer: PeerAddress?

    public init(head: RequestHead, body: RequestBody = .empty, id: RequestID = .inProcess, peer: PeerAddress? = nil) {
        self.head = head
        self.body = body
        self.id = id
        self.peer = peer
    }
}
