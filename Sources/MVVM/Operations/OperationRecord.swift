import Synchronization

/// What was called with what, in the order of the calls.
public final class OperationRecord: Sendable {
    private let kept = Mutex<[OperationCall]>([])
    private let limit: Int

    /// - Parameter limit: how many calls are kept; the oldest go first.
    public init(limit: Int = 100) { self.limit = limit }

    public var calls: [OperationCall] { kept.withLock { $0 } }

    public func append(_ call: OperationCall) {
        kept.withLock { calls in
            calls.append(call)
            calls.removeFirst(max(0, calls.count - limit))
        }
    }
}
