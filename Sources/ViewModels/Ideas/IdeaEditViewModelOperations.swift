import MVVM

/// What people can do with the form that edits an idea.
public protocol IdeaEditViewModelOperations: ViewModelOperations {
    /// Puts another text in the place of the idea's; in the way of another edit it is a result, not an error.
    ///
    /// - Parameter version: the version of the text that was seen; another one by now is a conflict.
    /// - Throws: `IdeaUpdateRequest.ResponseError`.
    func update<Fields: IdeaFields>(
        _ ideaId: ModelIdType, to fields: Fields, basedOn version: Int, mvvmEnv: MVVMEnvironment
    ) async throws -> IdeaUpdateResultViewModel
}
