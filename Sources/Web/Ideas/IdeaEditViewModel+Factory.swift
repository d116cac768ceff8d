import MVVM
import MVVMServer
import ViewModels

extension IdeaEditViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<IdeaEditRequest, Services>) async throws -> Self {
        guard let idea = try await context.services.ideas.idea(context.query.id) else { throw HTTPFailure.notFound }
        return .init(form: IdeaEditFormViewModel(idea))
    }
}
