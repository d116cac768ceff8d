import ViewModels

extension IdeaVoteFormViewModel {
    init(_ idea: Idea, page: IdeaFormPage, isVoted: Bool) {
        self.init(ideaId: idea.id, page: page, votes: idea.votes, isVoted: isVoted)
    }
}
