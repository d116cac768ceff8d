import MVVM
import MVVMServer
import ViewModels

enum IdeaVoteController: ServerRequestController {
    static func perform(
        _ body: IdeaVoteRequest.RequestBody, in context: ControllerContext<IdeaVoteRequest, Services>
    ) async throws -> IdeaVoteFormViewModel {
        let services = context.services
        // Asked before anybody is admitted, so that a vote for nothing leaves no visitor behind.
        guard try await services.ideas.idea(body.ideaId) != nil else {
            throw IdeaVoteRequest.ResponseError.ideaNotFound
        }
        guard let visitor = try await context.admit() else { throw IdeaVoteRequest.ResponseError.visitorUnknown }
        do {
            let idea = try await services.votes.setVote(of: visitor.id, for: body.ideaId, stands: body.stands)
            return IdeaVoteFormViewModel(idea, page: body.page, isVoted: body.stands)
        } catch VoteFailure.ideaNotFound {
            throw IdeaVoteRequest.ResponseError.ideaNotFound
        }
    }

    static func stub(
        _ body: IdeaVoteRequest.RequestBody, recording record: OperationRecord
    ) async throws -> IdeaVoteFormViewModel {
        switch body.page {
        case .board:
            try await IdeaBoardStubOps(record: record).vote(for: body.ideaId, stands: body.stands, mvvmEnv: .stub())
        case .idea:
            try await IdeaStubOps(record: record).vote(for: body.ideaId, stands: body.stands, mvvmEnv: .stub())
        }
    }

    static func success(of form: IdeaVoteFormViewModel) -> Success {
        let note: NoteViewModel.Kind = form.isVoted ? .voteCast : .voteTakenBack
        return switch form.page {
        case .board: Success(page: IdeaBoardRequest(at: form.ideaId), note: note)
        case .idea: Success(page: IdeaRequest(id: form.ideaId, at: .facts), note: note)
        }
    }
}
