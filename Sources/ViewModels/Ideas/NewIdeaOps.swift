import MVVM

/// Asks the server.
public struct NewIdeaOps: NewIdeaViewModelOperations {
    public init() {}

    public func create<Fields: IdeaFields>(
        from fields: Fields, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaViewModel {
        try await IdeaCreateRequest(requestBody: .init(fields)).processRequest(mvvmEnv: mvvmEnv)
    }
}
