import ViewModels

extension IdeaCardViewModel {
    /// - Parameters:
    ///   - stages: all of the board, to move the idea to.
    ///   - isVoted: whether the visitor votes for it.
    ///   - page: where its forms lead.
    init(_ idea: Idea, stages: [StageOptionViewModel], isVoted: Bool, page: IdeaFormPage = .board) {
        self.init(
            id: idea.id, title: idea.title, authorName: idea.authorName, createdAt: idea.createdAt,
            vote: IdeaVoteFormViewModel(idea, page: page, isVoted: isVoted), tags: idea.tagNames,
            move: IdeaMoveFormViewModel(idea, page: page, stages: stages))
    }
}
