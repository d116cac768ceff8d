import MVVM

/// What people can do on an idea's page.
public protocol IdeaViewModelOperations: ViewModelOperations {
    /// Moves the idea to another stage.
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
