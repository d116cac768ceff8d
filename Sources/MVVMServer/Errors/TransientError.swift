/// An error whose cause may pass without anybody changing the program: a lock that somebody holds, a disk that is full.
///
/// It is answered with 503 and `Retry-After` (RFC 9110 §15.6.4) and told to the log; the client can send the same again.
public protocol TransientError: Error {
    /// When trying again makes sense; nil where this one does not pass, and is a fault as any other.
    var retryAfter: Duration? { get }
}
