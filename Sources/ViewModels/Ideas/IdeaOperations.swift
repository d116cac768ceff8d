import MVVM

/// What people can do with an idea wherever it stands: on the board, and on its own page.
public protocol IdeaOperations: ViewModelOperations {
    /// Where the idea stands: a move or a vote goes on from there.
    static var page: IdeaFormPage { get }

    /// Moves an idea to another stage.
    ///
    /// - Parameter version: the version of the idea that was seen; another one by now is a conflict.
    /// - Throws: `IdeaMoveRequest.ResponseError`.
    func move(
        _ ideaId: ModelIdType, to stageId: ModelIdType, basedOn version: Int, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaCardViewModel

    /// Makes the visitor's vote stand, or takes it back.
    ///
    /// - Throws: `IdeaVoteRequest.ResponseError`.
    func vote(
        for ideaId: ModelIdType, stands: Bool, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaVoteFormViewModel
}

// Asks the server. A `StubOperations` has more particular methods, which record.
extension IdeaOperations {
    public func move(
        _ ideaId: ModelIdType, to stageId: ModelIdType, basedOn version: Int, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaCardViewModel {
        try await IdeaMoveRequest(
            requestBody: .init(ideaId: ideaId, stageId: stageId, basedOn: version, page: Self.page)
        )
        .processRequest(mvvmEnv: mvvmEnv)
    }

    public func vote(
        for ideaId: ModelIdType, stands: Bool, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaVoteFormViewModel {
        try await IdeaVoteRequest(requestBody: .init(ideaId: ideaId, stands: stands, page: Self.page))
            .processRequest(mvvmEnv: mvvmEnv)
    }
}
