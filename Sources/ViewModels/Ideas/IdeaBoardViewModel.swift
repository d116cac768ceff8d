import MVVM

/// The board: every stage as a column, every idea as a card.
@ViewModel
public struct IdeaBoardViewModel: RequestableViewModel {
    public typealias Request = IdeaBoardRequest

    @LocalizedString public var pageTitle
    @LocalizedSubs(substitutions: \.counts) public var ideaCountSummary
    @LocalizedString public var newIdeaTitle
    public let newIdea: Link
    public let columns: [StageColumnViewModel]
    public let isEmpty: Bool
    @LocalizedString public var emptyBoardMessage
    public var vmId: ViewModelId = .init(type: Self.self)

    private var counts: [String: any Localizable] {
        ["count": LocalizableInt(value: columns.reduce(0) { $0 + $1.ideaCount.value })]
    }

    public init(columns: [StageColumnViewModel]) {
        self.columns = columns
        newIdea = Link(to: NewIdeaRequest())
        isEmpty = columns.allSatisfy { $0.cards.isEmpty }
    }

    public static func stub() -> Self {
        let stages = StageName.propertyTable.properties.indices.map { ModelIdType.stub(UInt8(101 + $0)) }
        return .init(
            columns: [
                .stub(
                    id: stages[0], kind: .new, cards: [.stub(), .stub(id: .stub(2), title: "Export as CSV", votes: 1)]),
                .stub(id: stages[1], kind: .underReview, cards: [.stub(id: .stub(3), title: "Keyboard shortcuts")]),
                .stub(id: stages[2], kind: .planned, cards: [.stub(id: .stub(4), title: "Offline mode", votes: 42)]),
                .stub(id: stages[3], kind: .inProgress, cards: []),
                .stub(id: stages[4], kind: .done, cards: [.stub(id: .stub(5), title: "Printed board", tags: [])]),
            ])
    }
}
