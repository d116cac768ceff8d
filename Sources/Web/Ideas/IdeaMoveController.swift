import MVVM
import MVVMServer
import ViewModels

enum IdeaMoveController: ServerRequestController {
    static func perform(
        _ body: IdeaMoveRequest.RequestBody, in context: ControllerContext<IdeaMoveRequest, Services>
    ) async throws -> IdeaCardViewModel {
        do {
            let idea = try await context.services.ideas.move(body.ideaId, to: body.stageId, basedOn: body.basedOn)
            let voted = try await context.services.ideas(votedForBy: context.visitor)
            return IdeaCardViewModel(
                idea, stages: try await context.services.stages.stages(), isVoted: voted.contains(idea.id))
        } catch let failure as IdeaMoveFailure {
            throw IdeaMoveRequest.ResponseError(failure)
        }
    }

    static func success(of card: IdeaCardViewModel) -> Success {
        Success(page: IdeaBoardRequest(), note: NoteViewModel.Kind.ideaMoved)
    }
}

extension IdeaMoveRequest.ResponseError {
    fileprivate init(_ failure: IdeaMoveFailure) {
        switch failure {
        case .ideaNotFound: self = .ideaNotFound
        case .stageNotFound: self = .stageNotFound
        case .movedMeanwhile(let idea, let stage):
            self = .movedMeanwhile(title: idea.title, stage: StageName(stage.kind).title(named: stage.name))
        }
    }
}
