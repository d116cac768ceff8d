import MVVM

/// Asks the server.
public struct IdeaEditOps: IdeaEditViewModelOperations {
    public init() {}

    public func update<Fields: IdeaFields>(
        _ ideaId: ModelIdType, to fields: Fields, basedOn version: Int, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaUpdateResultViewModel {
        try await IdeaUpdateRequest(requestBody: .init(ideaId, fields, basedOn: version))
            .processRequest(mvvmEnv: mvvmEnv)
    }
}
