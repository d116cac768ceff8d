/// How long a connection waits for its peer.
public struct Timeouts: Sendable, Hashable {
    /// For a whole head, from its first byte, whatever trickles; then 408.
    public var head = Duration.seconds(10)
    /// For the first byte of the next request; then the connection closes without a word.
    public var idle = Duration.seconds(60)
    /// How long a body may keep us waiting before bytes at `minimumBytesPerSecond` have made up for it; then 408.
    public var bodyGrace = Duration.seconds(10)
    /// The same for a peer that does not take its answer; then the connection is cut.
    public var writeGrace = Duration.seconds(10)
    /// The rate below which a peer eats into its grace, both ways.
    public var minimumBytesPerSecond = 1024
    /// How long unread input is swallowed after the last answer, so that the peer sees the answer and not a reset. A refused
    /// head has as long again before it, to tell in which form the refusal is wanted.
    public var linger = Duration.seconds(2)
    /// For running requests after `Server.stop()`; then they are cancelled.
    public var drain = Duration.seconds(10)

    public init() {}
}
