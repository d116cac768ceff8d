import MVVM

/// What people can do with the form for a new idea.
public protocol NewIdeaViewModelOperations: ViewModelOperations {
    /// Posts an idea.
    ///
    /// - Throws: `IdeaCreateRequest.ResponseError`.
    func create<Fields: IdeaFields>(from fields: Fields, mvvmEnv: MVVMEnvironment) async throws -> IdeaViewModel
}
