import MVVM

/// What people can do with the form that edits an idea.
public protocol IdeaEditViewModelOperations: ViewModelOperations {
    /// Puts another text in the place of the idea's; in the way of another edit it is a result, not an error.
    ///
    /// - Parameter version: the version of the text that was seen; another one by now is a conflict.
    /// - Throws: `IdeaUpdateRequest.ResponseError`.
    func update<Content: IdeaContent>(
        _ ideaId: ModelIdType, to content: Content, basedOn version: Int, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaUpdateResultViewModel
}
