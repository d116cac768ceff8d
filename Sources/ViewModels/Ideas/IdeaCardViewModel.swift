import Foundation
import MVVM

/// An idea on the board.
@ViewModel
public struct IdeaCardViewModel {
    public let id: ModelIdType
    public let title: String
    public let link: Link
    @LocalizedSubs(substitutions: \.author) public var authorLine
    public let createdAt: LocalizableDate
    public let vote: IdeaVoteFormViewModel
    public let tags: [String]
    public let hasTags: Bool
    @LocalizedString public var tagsTitle
    public let move: IdeaMoveFormViewModel
    public let authorName: String
    public let vmId: ViewModelId

    private var author: LocalizableSlots { .init("name", LocalizableString.constant(authorName)) }

    public init(
        id: ModelIdType, title: String, authorName: String, createdAt: Date, vote: IdeaVoteFormViewModel,
        tags: [String], move: IdeaMoveFormViewModel
    ) {
        self.id = id
        self.title = title
        self.link = Link(to: IdeaRequest(id: id))
        self.authorName = authorName
        self.createdAt = LocalizableDate(value: createdAt)
        self.vote = vote
        self.tags = tags
        self.hasTags = !tags.isEmpty
        self.move = move
        self.vmId = .init(id: id)
    }

    public static var stubs: [(name: String, stub: Self)] { [("untagged", .stub(tags: []))] }

    public static func stub(
        id: ModelIdType = .stub(), title: String = "Dark mode", authorName: String = "Ada",
        createdAt: Date = StubClock.now, votes: Int = 3, isVoted: Bool = false, tags: [String] = ["design", "mobile"],
        stage: StageName = .new, page: IdeaFormPage = .board, version: Int = 1
    ) -> Self {
        .init(
            id: id, title: title, authorName: authorName, createdAt: createdAt,
            vote: .stub(ideaId: id, page: page, votes: votes, isVoted: isVoted), tags: tags,
            move: .stub(
                ideaId: id, version: version, page: page, stages: StageOptionViewModel.stubs(current: stage)))
    }
}
