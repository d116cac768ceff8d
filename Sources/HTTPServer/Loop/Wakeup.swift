/// Why a wait on a channel is over.
enum Wakeup: Sendable {
    case ready
    case timedOut
    /// The server is stopping, or the channel has been closed.
    case stopped
}
