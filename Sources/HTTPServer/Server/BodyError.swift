import HTTP

/// Why the rest of a body cannot be had. The connection ends after the answer.
public enum BodyError: Error, Sendable, Hashable {
    /// Above the limit of the caller or of the server: 413.
    case tooLarge
    /// The peer is gone, the server is stopping, or the request has been answered already: 400, if anybody still reads.
    case truncated
    /// Slower than `Timeouts` allows: 408.
    case timedOut
    /// Wrong framing: 400, or 431 for a trailer section above the limits.
    case malformed(RequestFailure)

    init(_ failure: RequestFailure) { self = failure == .bodyTooLarge ? .tooLarge : .malformed(failure) }

    public var status: Status {
        switch self {
        case .tooLarge: .contentTooLarge
        case .timedOut: .requestTimeout
        case .truncated: .badRequest
        case .malformed(let failure): failure.status
        }
    }
}
