import MVVM

/// Asks the server.
public struct IdeaEditOps: IdeaEditViewModelOperations {
    public init() {}

    public func update<Content: IdeaContent>(
        _ ideaId: ModelIdType, to content: Content, basedOn version: Int, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaUpdateResultViewModel {
        try await IdeaUpdateRequest(requestBody: .init(ideaId, content, basedOn: version))
            .processRequest(mvvmEnv: mvvmEnv)
    }
}
