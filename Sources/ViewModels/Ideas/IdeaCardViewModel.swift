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
    public let votes: Int
    @LocalizedSubs(substitutions: \.counts) public var voteSummary
    public let tags: [String]
    public let hasTags: Bool
    @LocalizedString public var tagsTitle
    public let move: IdeaMoveFormViewModel
    public let authorName: String
    public let vmId: ViewModelId

    private var author: [String: any Localizable] { ["name": LocalizableString.constant(authorName)] }
    private var counts: [String: any Localizable] { ["count": LocalizableInt(value: votes)] }

    public init(
        id: ModelIdType, title: String, authorName: String, createdAt: Date, votes: Int, tags: [String],
        move: IdeaMoveFormViewModel
    ) {
        self.id = id
        self.title = title
        self.link = Link(to: IdeaRequest(id: id))
        self.authorName = authorName
        self.createdAt = LocalizableDate(value: createdAt)
        self.votes = votes
        self.tags = tags
        self.hasTags = !tags.isEmpty
        self.move = move
        self.vmId = .init(id: id)
    }

    public static func stub(
        id: ModelIdType = .stub(), title: String = "Dark mode", authorName: String = "Ada",
        createdAt: Date = StubClock.now, votes: Int = 3, tags: [String] = ["design", "mobile"],
        stage: StageName = .new
    ) -> Self {
        .init(
            id: id, title: title, authorName: authorName, createdAt: createdAt, votes: votes, tags: tags,
            move: .stub(ideaId: id, stages: StageOptionViewModel.stubs(current: stage)))
    }
}
