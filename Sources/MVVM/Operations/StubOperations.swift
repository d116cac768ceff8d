/// Operations that record what they were called with, and never do the work.
public protocol StubOperations: ViewModelOperations {
    var record: OperationRecord { get }

    init(record: OperationRecord)
}

extension StubOperations {
    /// With a record of its own.
    public init() { self.init(record: OperationRecord()) }

    /// Notes a call; what it was called with is told in the form of a request's body.
    public func recordCall<Arguments: Encodable & Sendable>(_ operation: String, with arguments: Arguments) {
        record.append(OperationCall("\(Self.self).\(operation)", with: arguments))
    }

    /// What the operation was called with last; nil where it was not, or with something else.
    public func lastCall<Arguments>(of operation: String) -> Arguments? {
        record.calls.last { $0.operation == "\(Self.self).\(operation)" }?.arguments as? Arguments
    }
}
