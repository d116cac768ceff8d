import MVVM

/// The ideas that were posted last, the newest first.
@ViewModel
public struct NewestIdeasViewModel {
    @LocalizedString public var title
    public let rows: [IdeaRowViewModel]
    @LocalizedString public var emptyMessage
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(rows: [IdeaRowViewModel]) { self.rows = rows }

    public static func stub(
        rows: [IdeaRowViewModel] = [
            .stub(id: .stub(5), title: "Printed board", stageKind: .done, authorName: "Grace", votes: 7), .stub(),
        ]
    ) -> Self {
        .init(rows: rows)
    }
}
