import MVVM
import MVVMServer
import ViewModels

enum IdeaCreateController: ServerRequestController {
    static func perform(
        _ body: IdeaCreateRequest.RequestBody, in context: ControllerContext<IdeaCreateRequest, Services>
    ) async throws -> IdeaViewModel {
        do {
            let idea = try await context.services.ideas.create(try IdeaDraft(body), key: nil)
            return try IdeaViewModel(idea, stages: try await context.services.stages.stages())
        } catch let failure as IdeaDraftFailure {
            throw IdeaCreateRequest.ResponseError(validations: failure.validations)
        }
    }

    static func success(of idea: IdeaViewModel) -> Success {
        Success(page: IdeaBoardRequest(), note: NoteViewModel.Kind.ideaCreated)
    }

    static func location(of idea: IdeaViewModel) -> Link { Link(to: IdeaRequest(id: idea.id)) }
}
