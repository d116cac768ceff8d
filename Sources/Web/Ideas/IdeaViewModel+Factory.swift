import Foundation
import MVVM
import MVVMServer
import ViewModels

extension IdeaViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<IdeaRequest, Services>) async throws -> Self {
        guard let idea = try await context.services.ideas.idea(context.query.id) else { throw HTTPFailure.notFound }
        let voted = try await context.services.ideas(votedForBy: context.visitor)
        return try .init(
            idea, stages: try await context.services.stages.stages(), isVoted: voted.contains(idea.id))
    }
}

extension IdeaViewModel {
    /// - Parameter isVoted: whether the visitor votes for it.
    /// - Throws: `MissingStage` for an idea whose stage is not among `stages`.
    init(_ idea: Idea, stages: [Stage], isVoted: Bool) throws(MissingStage) {
        guard let stage = stages.first(where: { $0.id == idea.stageID }) else { throw MissingStage(id: idea.stageID) }
        self.init(
            id: idea.id, title: idea.title, text: idea.text, body: MarkdownRenderer().html(of: idea.text),
            stageKind: StageName(stage.kind), stageName: stage.name, authorName: idea.authorName,
            createdAt: idea.createdAt,
            vote: IdeaVoteFormViewModel(idea, page: .idea, isVoted: isVoted), tags: idea.tagNames,
            move: IdeaMoveFormViewModel(
                idea, page: .idea, stages: [StageOptionViewModel](stages, current: idea.stageID)))
    }
}
