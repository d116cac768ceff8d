import Foundation
import MVVM

/// An idea in a list: what it is called, and how it stands.
@ViewModel
public struct IdeaRowViewModel {
    public let id: ModelIdType
    public let title: String
    public let link: Link
    public let stageKind: StageName
    public let stageName: LocalizableString
    @LocalizedSubs(substitutions: \.author) public var authorLine
    public let createdAt: LocalizableDate
    @LocalizedSubs(substitutions: \.counts) public var voteSummary
    public let authorName: String
    public let votes: Int
    public let vmId: ViewModelId

    private var author: LocalizableSlots { .init("name", LocalizableString.constant(authorName)) }
    private var counts: LocalizableSlots { .init("count", LocalizableInt(value: votes)) }

    /// - Parameter stageName: what somebody named the stage; nil leaves it to the catalog.
    public init(
        id: ModelIdType, title: String, stageKind: StageName, stageName: String?, authorName: String, createdAt: Date,
        votes: Int
    ) {
        self.id = id
        self.title = title
        self.link = Link(to: IdeaRequest(id: id))
        self.stageKind = stageKind
        self.stageName = stageKind.title(named: stageName)
        self.authorName = authorName
        self.createdAt = LocalizableDate(value: createdAt)
        self.votes = votes
        self.vmId = .init(id: id)
    }

    public static func stub(
        id: ModelIdType = .stub(), title: String = "Dark mode", stageKind: StageName = .new, stageName: String? = nil,
        authorName: String = "Ada", createdAt: Date = StubClock.now, votes: Int = 3
    ) -> Self {
        .init(
            id: id, title: title, stageKind: stageKind, stageName: stageName, authorName: authorName,
            createdAt: createdAt, votes: votes)
    }
}
