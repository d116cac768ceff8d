import ViewModels

extension IdeaCardViewModel {
    /// - Parameters:
    ///   - stages: all of the board, to move the idea to.
    ///   - isVoted: whether the visitor votes for it.
    init(_ idea: Idea, stages: [StageOptionViewModel], isVoted: Bool) {
        self.init(
            id: idea.id, title: idea.title, authorName: idea.authorName, createdAt: idea.createdAt,
            vote: IdeaVoteFormViewModel(idea, page: .board, isVoted: isVoted), tags: idea.tagNames,
            move: IdeaMoveFormViewModel(idea, stages: stages))
    }
}
