/// What `BodyWriter.write` throws on a connection.
public enum StreamError: Error, Sendable, Hashable {
    /// Closed, reset, or slower than `Timeouts` allows.
    case peerGone
    /// The producer wrote more than the length of its `ResponseBody.stream`.
    case longerThanAnnounced
}
