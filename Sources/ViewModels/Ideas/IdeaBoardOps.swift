import MVVM

/// Asks the server.
public struct IdeaBoardOps: IdeaBoardViewModelOperations {
    public init() {}

    public func move(
        _ ideaId: ModelIdType, to stageId: ModelIdType, basedOn version: Int, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaCardViewModel {
        try await IdeaMoveRequest(requestBody: .init(ideaId: ideaId, stageId: stageId, basedOn: version))
            .processRequest(mvvmEnv: mvvmEnv)
    }

    public func vote(
        for ideaId: ModelIdType, stands: Bool, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaVoteFormViewModel {
        try await IdeaVoteRequest(requestBody: .init(ideaId: ideaId, stands: stands, page: .board))
            .processRequest(mvvmEnv: mvvmEnv)
    }
}
