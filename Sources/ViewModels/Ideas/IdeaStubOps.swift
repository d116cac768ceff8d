import MVVM

/// Records what was asked for, and asks nobody.
public final class IdeaStubOps: IdeaViewModelOperations, StubOperations {
    public let record: OperationRecord

    public init(record: OperationRecord) { self.record = record }
}
