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
    /// The description as it was typed, in Markdown.
    public let text: String
    /// The description as it is shown.
    public let body: SafeHTML
    public let hasText: Bool
    @LocalizedString public var emptyTextMessage
    public let move: IdeaMoveFormViewModel
    @LocalizedString public var editTitle
    public let edit: Link
    @LocalizedString public var backTitle
    public let back: Link
    public let authorName: String
    public let vmId: ViewModelId

    private var isStub = false
    public var operations: any IdeaViewModelOperations { isStub ? IdeaStubOps() : IdeaOps() }

    private var author: LocalizableSlots { .init("name", LocalizableString.constant(authorName)) }

    /// - Parameter body: `text`, rendered.
    public init(
        id: ModelIdType, title: String, text: String, body: SafeHTML, stageKind: StageName, stageName: String?,
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
        self.text = text
        self.body = body
        self.hasText = !text.isEmpty
        self.move = move
        self.edit = Link(to: IdeaEditRequest(id: id))
        self.back = Link(to: IdeaBoardRequest())
        self.vmId = .init(id: id)
    }

    public static var stubs: [(name: String, stub: Self)] {
        [("titleOnly", .stub(text: "", body: SafeHTML(trusted: ""), votes: 0, tags: []))]
    }

    public static func stub(
        id: ModelIdType = .stub(), title: String = "Dark mode",
        text: String = "The board is bright at night.\n\n- Follow the **system's** setting",
        body: SafeHTML = SafeHTML(
            trusted: """
                <p dir="auto">The board is bright at night.</p>
                <ul dir="auto"><li dir="auto">Follow the <strong>system's</strong> setting</li></ul>
                """),
        stageKind: StageName = .new, stageName: String? = nil, authorName: String = "Ada",
        createdAt: Date = StubClock.now, votes: Int = 3, tags: [String] = ["design", "mobile"]
    ) -> Self {
        var idea = Self(
            id: id, title: title, text: text, body: body, stageKind: stageKind, stageName: stageName,
            authorName: authorName, createdAt: createdAt, vote: .stub(ideaId: id, page: .idea, votes: votes),
            tags: tags, move: .stub(ideaId: id, page: .idea))
        idea.isStub = true
        return idea
    }
}
