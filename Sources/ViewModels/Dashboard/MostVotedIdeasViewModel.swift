import MVVM

/// The ideas with the most votes, the most first; one without votes is not among them.
@ViewModel
public struct MostVotedIdeasViewModel {
    @LocalizedString public var title
    public let rows: [IdeaRowViewModel]
    @LocalizedString public var emptyMessage
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(rows: [IdeaRowViewModel]) { self.rows = rows }

    public static func stub(
        rows: [IdeaRowViewModel] = [
            .stub(id: .stub(4), title: "Offline mode", stageKind: .planned, authorName: "Amal", votes: 42),
            .stub(id: .stub(3), title: "Keyboard shortcuts", stageKind: .underReview, authorName: "Linus", votes: 12),
        ]
    ) -> Self {
        .init(rows: rows)
    }
}
