import MVVM
import MVVMServer
import ViewModels

enum IdeaUpdateController: ServerRequestController {
    static func perform(
        _ body: IdeaUpdateRequest.RequestBody, in context: ControllerContext<IdeaUpdateRequest, Services>
    ) async throws -> IdeaUpdateResultViewModel {
        let services = context.services
        do {
            let idea = try await services.ideas.edit(body.ideaId, to: try IdeaEdit(body), basedOn: body.basedOn)
            let voted = try await services.ideas(votedForBy: context.visitor)
            return .init(
                .saved(try .init(idea, stages: try await services.stages.stages(), isVoted: voted.contains(idea.id))))
        } catch IdeaEditFailure.editedMeanwhile(let current) {
            return .init(.conflict(.init(saved: current, version: current.textVersion, own: body)))
        } catch let failure as IdeaDraftFailure {
            return .init(.invalid(.init(form: .init(body, validations: failure.validations))))
        } catch IdeaEditFailure.ideaNotFound {
            throw IdeaUpdateRequest.ResponseError.ideaNotFound
        }
    }

    static func stub(
        _ body: IdeaUpdateRequest.RequestBody, recording record: OperationRecord
    ) async throws -> IdeaUpdateResultViewModel {
        try await IdeaEditStubOps(record: record)
            .update(body.ideaId, to: body, basedOn: body.basedOn, mvvmEnv: .stub())
    }

    static func success(of answer: IdeaUpdateResultViewModel) -> Success {
        let id =
            switch answer.result {
            case .saved(let idea): idea.id
            case .conflict(let conflict): conflict.form.ideaId
            case .invalid(let page): page.form.ideaId
            }
        return Success(page: IdeaRequest(id: id), note: NoteViewModel.Kind.ideaUpdated)
    }
}
