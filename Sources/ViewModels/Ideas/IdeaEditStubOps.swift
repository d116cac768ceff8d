import MVVM

/// Records what was asked for, and asks nobody.
public final class IdeaEditStubOps: IdeaEditViewModelOperations, StubOperations {
    public let record: OperationRecord

    public init(record: OperationRecord) { self.record = record }

    public var updateCalled: Bool { updateCalledWith != nil }
    public var updateCalledWith: IdeaUpdateRequest.RequestBody? { lastCall(of: "update") }

    public func update<Content: IdeaContent>(
        _ ideaId: ModelIdType, to content: Content, basedOn version: Int, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaUpdateResultViewModel {
        recordCall("update", with: IdeaUpdateRequest.RequestBody(ideaId, content, basedOn: version))
        return .init(.saved(.stub(id: ideaId, title: content.title)))
    }
}
