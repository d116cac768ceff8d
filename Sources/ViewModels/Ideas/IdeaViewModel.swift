import Foundation
import MVVM

/// One idea, whole.
@ViewModel
public struct IdeaViewModel: RequestableViewModel {
    public typealias Request = IdeaRequest

    public let id: ModelIdType
    public let pageTitle: String
    @LocalizedString public var stageTitle
    public let stageName: LocalizableString
    @LocalizedSubs(substitutions: \.author) public var authorLine
    public let createdAt: LocalizableDate
    public let vote: IdeaVoteFormViewModel
    public let tags: [String]
    public let hasTags: Bool
    @LocalizedString public var tagsTitle
    /// The text, cut at empty lines.
    public let paragraphs: [String]
    public let hasText: Bool
    @LocalizedString public var emptyTextMessage
    public let move: IdeaMoveFormViewModel
    @LocalizedString public var backTitle
    public let back: Link
    public let authorName: String
    public let vmId: ViewModelId

    private var author: [String: any Localizable] { ["name": LocalizableString.constant(authorName)] }

    public init(
        id: ModelIdType, title: String, paragraphs: [String], stageKind: StageName, stageName: String?,
        authorName: String, createdAt: Date, vote: IdeaVoteFormViewModel, tags: [String], move: IdeaMoveFormViewModel
    ) {
        self.id = id
        self.pageTitle = title
        self.stageName = stageKind.title(named: stageName)
        self.authorName = authorName
        self.createdAt = LocalizableDate(value: createdAt, dateStyle: .long)
        self.vote = vote
        self.tags = tags
        self.hasTags = !tags.isEmpty
        self.paragraphs = paragraphs
        self.hasText = !paragraphs.isEmpty
        self.move = move
        self.back = Link(to: IdeaBoardRequest())
        self.vmId = .init(id: id)
    }

    public static var stubs: [(name: String, stub: Self)] { [("titleOnly", .stub(paragraphs: [], votes: 0, tags: []))] }

    public static func stub(
        id: ModelIdType = .stub(), title: String = "Dark mode",
        paragraphs: [String] = ["The board is bright at night.", "Follow the system's setting."],
        stageKind: StageName = .new, stageName: String? = nil, authorName: String = "Ada",
        createdAt: Date = StubClock.now, votes: Int = 3, tags: [String] = ["design", "mobile"]
    ) -> Self {
        .init(
            id: id, title: title, paragraphs: paragraphs, stageKind: stageKind, stageName: stageName,
            authorName: authorName, createdAt: createdAt, vote: .stub(ideaId: id, page: .idea, votes: votes),
            tags: tags, move: .stub(ideaId: id))
    }
}
