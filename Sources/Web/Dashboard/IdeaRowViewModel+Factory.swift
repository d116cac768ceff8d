import ViewModels

extension [IdeaRowViewModel] {
    /// - Parameter stages: all of the board.
    /// - Throws: `MissingStage` for an idea whose stage is not among them.
    init(_ ideas: [Idea], stages: [Stage]) throws(MissingStage) {
        self = []
        for idea in ideas {
            guard let stage = stages.first(where: { $0.id == idea.stageID }) else {
                throw MissingStage(id: idea.stageID)
            }
            append(IdeaRowViewModel(idea, in: stage))
        }
    }
}

extension IdeaRowViewModel {
    init(_ idea: Idea, in stage: Stage) {
        self.init(
            id: idea.id, title: idea.title, stageKind: StageName(stage.kind), stageName: stage.name,
            authorName: idea.authorName, createdAt: idea.createdAt, votes: idea.votes)
    }
}
