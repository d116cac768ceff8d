import MVVM

/// Records what was asked for, and asks nobody.
public final class NewIdeaStubOps: NewIdeaViewModelOperations, StubOperations {
    public let record: OperationRecord

    public init(record: OperationRecord) { self.record = record }

    public var createCalled: Bool { createCalledWith != nil }
    public var createCalledWith: IdeaCreateRequest.RequestBody? { lastCall(of: "create") }

    public func create<Fields: IdeaFields>(
        from fields: Fields, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaViewModel {
        recordCall("create", with: IdeaCreateRequest.RequestBody(fields))
        return .stub(title: fields.title, authorName: fields.authorName)
    }
}
