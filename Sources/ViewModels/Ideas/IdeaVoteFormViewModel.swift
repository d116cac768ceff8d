import Foundation
import MVVM

/// The button that votes for an idea, and takes the vote back; it stands on the card and on the idea's page.
@ViewModel
public struct IdeaVoteFormViewModel {
    public let action: Link
    public let ideaId: ModelIdType
    public let page: IdeaFormPage
    public let votes: Int
    @LocalizedString public var voteTitle
    @LocalizedSubs(substitutions: \.counts) public var voteSummary
    /// Whether the visitor's vote stands.
    public let isVoted: Bool
    /// `isVoted`, as `aria-pressed` writes it.
    public let pressed: String
    /// Whether the vote stands after the next press, as the form sends it.
    public let next: String
    public let vmId: ViewModelId

    private var counts: LocalizableSlots { .init("count", LocalizableInt(value: votes)) }

    public init(ideaId: ModelIdType, page: IdeaFormPage, votes: Int, isVoted: Bool) {
        self.action = Link(action: IdeaVoteRequest.self)
        self.ideaId = ideaId
        self.page = page
        self.votes = votes
        self.isVoted = isVoted
        self.pressed = String(isVoted)
        self.next = String(!isVoted)
        self.vmId = .init(id: "vote-\(ideaId.lowercase)")
    }

    public static var stubs: [(name: String, stub: Self)] {
        [("voted", .stub(votes: 4, isVoted: true)), ("nobody", .stub(votes: 0)), ("thousands", .stub(votes: 12_345))]
    }

    public static func stub(
        ideaId: ModelIdType = .stub(), page: IdeaFormPage = .board, votes: Int = 3, isVoted: Bool = false
    ) -> Self {
        .init(ideaId: ideaId, page: page, votes: votes, isVoted: isVoted)
    }
}
