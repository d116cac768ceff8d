import MVVM

/// What this visitor posted and voted for, the last first.
@ViewModel
public struct OwnIdeasViewModel {
    @LocalizedString public var title
    @LocalizedString public var postedTitle
    public let posted: [IdeaRowViewModel]
    @LocalizedString public var noPostsMessage
    @LocalizedString public var newIdeaTitle
    public let newIdea: Link
    @LocalizedString public var votedTitle
    public let voted: [IdeaRowViewModel]
    @LocalizedString public var noVotesMessage
    @LocalizedString public var boardTitle
    public let board: Link
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(posted: [IdeaRowViewModel], voted: [IdeaRowViewModel]) {
        self.posted = posted
        self.voted = voted
        newIdea = Link(to: NewIdeaRequest())
        board = Link(to: IdeaBoardRequest())
    }

    public static var stubs: [(name: String, stub: Self)] {
        [(VisitorRole.stranger.rawValue, .stub(posted: [], voted: []))]
    }

    public static func stub(
        posted: [IdeaRowViewModel] = [.stub()],
        voted: [IdeaRowViewModel] = [
            .stub(id: .stub(4), title: "Offline mode", stageKind: .planned, authorName: "Amal", votes: 42)
        ]
    ) -> Self {
        .init(posted: posted, voted: voted)
    }
}
