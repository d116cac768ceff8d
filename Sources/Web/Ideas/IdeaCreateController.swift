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

    static func stub(
        _ body: IdeaCreateRequest.RequestBody, recording record: OperationRecord
    ) async throws -> IdeaViewModel {
        try await NewIdeaStubOps(record: record).create(from: body, mvvmEnv: .stub())
    }

    static func success(of idea: IdeaViewModel) -> Success {
        Success(page: IdeaBoardRequest(), note: NoteViewModel.Kind.ideaCreated)
    }

    static func location(of idea: IdeaViewModel) -> Link { Link(to: IdeaRequest(id: idea.id)) }

    /// Signed by the visitor: their first idea names them. Whom nobody would know again signs with what they typed.
    private static func draft(
        _ body: IdeaCreateRequest.RequestBody, in context: ControllerContext<IdeaCreateRequest, Services>
    ) async throws -> IdeaDraft {
        guard let visitor = try await context.admit() else { return try IdeaDraft(body) }
        var name = visitor.displayName
        if name == nil {
            // Two first ideas at once may come with two names: the first one holds, and the other hears of it.
            name = try await context.services.visitors.name(of: visitor.id, orElse: TypedText.line(body.authorName))
        }
        return try IdeaDraft(body, by: IdeaDraft.Author(id: visitor.id, name: name))
    }
}
