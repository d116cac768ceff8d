import MVVM

/// Asks the server.
public struct IdeaOps: IdeaViewModelOperations {
    public init() {}

    public func move(
        _ ideaId: ModelIdType, to stageId: ModelIdType, basedOn version: Int, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaCardViewModel {
        try await IdeaMoveRequest(requestBody: .init(ideaId: ideaId, stageId: stageId, basedOn: version, page: .idea))
            .processRequest(mvvmEnv: mvvmEnv)
    }

    public func vote(
        for ideaId: ModelIdType, stands: Bool, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaVoteFormViewModel {
        try await IdeaVoteRequest(requestBody: .init(ideaId: ideaId, stands: stands, page: .idea))
            .processRequest(mvvmEnv: mvvmEnv)
    }
}
