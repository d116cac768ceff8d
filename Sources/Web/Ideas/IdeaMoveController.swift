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
            let stages = try await context.services.stages.stages()
            return IdeaCardViewModel(
                idea, stages: [StageOptionViewModel](stages, current: idea.stageID), isVoted: voted.contains(idea.id),
                page: body.page)
        } catch let failure as IdeaMoveFailure {
            throw IdeaMoveRequest.ResponseError(failure)
        }
    }

    static func stub(
        _ body: IdeaMoveRequest.RequestBody, recording record: OperationRecord
    ) async throws -> IdeaCardViewModel {
        switch body.page {
        case .board:
            try await IdeaBoardStubOps(record: record)
                .move(body.ideaId, to: body.stageId, basedOn: body.basedOn, mvvmEnv: .stub())
        case .idea:
            try await IdeaStubOps(record: record)
                .move(body.ideaId, to: body.stageId, basedOn: body.basedOn, mvvmEnv: .stub())
        }
    }

    static func success(of card: IdeaCardViewModel) -> Success { success(of: card, note: .ideaMoved) }

    /// Moves are counted, so a card that stood there already is still of the version that was asked to move.
    static func success(of card: IdeaCardViewModel, to body: IdeaMoveRequest.RequestBody) -> Success {
        success(of: card, note: card.move.version == body.basedOn ? .ideaStays : .ideaMoved)
    }

    private static func success(of card: IdeaCardViewModel, note: NoteViewModel.Kind) -> Success {
        switch card.move.page {
        case .board: Success(page: IdeaBoardRequest(at: card.id), note: note)
        case .idea: Success(page: IdeaRequest(id: card.id, at: .facts), note: note)
        }
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
