import HTTP

/// What a server tells while it runs. Sent from the event loops: the receiver must not block.
public enum ServerEvent: Sendable {
    /// Connections are taken; with the real ports where 0 was asked.
    case listening([SocketAddress])
    /// A request was refused before any handler saw it. `failure` is `nil` when time ran out or the peer left.
    case refused(Status, request: RequestID, failure: RequestFailure?, peer: PeerAddress?)
    /// Descriptors or memory ran out (`errno`); accepting goes on in a moment, when idle connections have been closed. Each
    /// loop tells it once in ten seconds.
    case acceptPaused(errno: CInt)
    /// The drain deadline has passed; that many connections are cut.
    case drainExpired(connections: Int)
    case stopped
}
