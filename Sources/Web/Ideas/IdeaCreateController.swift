import MVVM
import MVVMServer
import ViewModels

enum IdeaCreateController: ServerRequestController {
    static func perform(
        _ body: IdeaCreateRequest.RequestBody, in context: ControllerContext<IdeaCreateRequest, Services>
    ) async throws -> IdeaViewModel {
        let services = context.services
        do {
            let draft = try await draft(body, in: context)
            let idea = try await services.ideas.create(draft, key: context.idempotencyKey)
            let voted = try await services.ideas(votedForBy: context.visitor)
            return try IdeaViewModel(
                idea, stages: try await services.stages.stages(), isVoted: voted.contains(idea.id))
        } catch let failure as IdeaDraftFailure {
            throw IdeaCreateRequest.ResponseError(validations: failure.validations)
        }
    }

    static func success(of idea: IdeaViewModel) -> Success {
        Success(page: IdeaBoardRequest(), note: NoteViewModel.Kind.ideaCreated)
    }

    static func location(of idea: IdeaViewModel) -> Link { Link(to: IdeaRequest(id: idea.id)) }

    /// Signed by the visitor: with the name that they gave once, else with this one, which is remembered.
    private static func draft(
        _ body: IdeaCreateRequest.RequestBody, in context: ControllerContext<IdeaCreateRequest, Services>
    ) async throws -> IdeaDraft {
        var body = body
        if let name = try await context.services.visitor(context.visitor)?.displayName { body.authorName = name }
        let draft = try IdeaDraft(body)
        guard let visitor = try await context.admitIfKept() else { return draft }
        try await context.services.visitors.remember(displayName: draft.authorName, of: visitor.id)
        return draft.posted(by: visitor.id)
    }
}
