import ViewModels

extension IdeaCardViewModel {
    /// - Parameter stages: all of the board, to move the idea to.
    init(_ idea: Idea, stages: [Stage]) {
        self.init(
            id: idea.id, title: idea.title, authorName: idea.authorName, createdAt: idea.createdAt, votes: idea.votes,
            tags: idea.tags, move: IdeaMoveFormViewModel(idea, stages: stages))
    }
}
