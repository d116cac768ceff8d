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

    private var isStub = false
    public var operations: any IdeaBoardViewModelOperations { isStub ? IdeaBoardStubOps() : IdeaBoardOps() }

    private var counts: LocalizableSlots {
        .init("count", LocalizableInt(value: columns.reduce(0) { $0 + $1.ideaCount.value }))
    }

    public init(columns: [StageColumnViewModel]) {
        self.columns = columns
        newIdea = Link(to: NewIdeaRequest())
        isEmpty = columns.allSatisfy { $0.cards.isEmpty }
    }

    /// - Parameter isVoted: whether one of the votes is the visitor's.
    public static func stub(isVoted: Bool = false) -> Self {
        var board = Self(
            columns: [
                column(
                    .new,
                    [
                        card(1, "Dark mode", by: "Ada", in: .new),
                        card(2, "Export as CSV", by: "Grace", votes: 1, tags: ["export"], in: .new),
                    ]),
                column(.underReview, [card(3, "Keyboard shortcuts", by: "Linus", votes: 12, in: .underReview)]),
                column(
                    .planned,
                    [card(4, "Offline mode", by: "Amal", votes: 42, isVoted: isVoted, tags: ["mobile"], in: .planned)]),
                column(.inProgress, []),
                column(.done, [card(5, "Printed board", by: "Grace", votes: 7, tags: [], in: .done)]),
            ])
        board.isStub = true
        return board
    }

    public static var stubs: [(name: String, stub: Self)] {
        let many = (1...24).map { card(UInt8($0), "Dark mode \($0)", by: "Ada", votes: $0, in: .new) }
        return [
            (VisitorRole.known.rawValue, .stub(isVoted: true)),
            ("empty", .init(columns: StageName.allCases.map { column($0, []) })),
            ("one", .init(columns: [column(.new, [card(1, "Dark mode", by: "Ada", votes: 1, in: .new)])])),
            ("many", .init(columns: [column(.new, many)] + StageName.allCases.dropFirst().map { column($0, []) })),
        ]
    }

    private static func column(_ kind: StageName, _ cards: [IdeaCardViewModel]) -> StageColumnViewModel {
        .stub(id: StageOptionViewModel.stubId(of: kind), kind: kind, cards: cards)
    }

    private static func card(
        _ number: UInt8, _ title: String, by author: String, votes: Int = 3, isVoted: Bool = false,
        tags: [String] = ["design", "mobile"], in kind: StageName
    ) -> IdeaCardViewModel {
        .stub(
            id: .stub(number), title: title, authorName: author, votes: votes, isVoted: isVoted, tags: tags, stage: kind
        )
    }
}
