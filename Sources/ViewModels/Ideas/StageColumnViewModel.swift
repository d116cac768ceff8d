import MVVM

/// One stage of the board with its ideas.
@ViewModel
public struct StageColumnViewModel {
    public let id: ModelIdType
    public let title: LocalizableString
    public let kind: StageName
    public let ideaCount: LocalizableInt
    public let cards: [IdeaCardViewModel]
    @LocalizedString public var emptyMessage
    public let vmId: ViewModelId

    /// - Parameter name: what somebody named the stage; nil leaves it to the catalog.
    public init(id: ModelIdType, kind: StageName, name: String?, cards: [IdeaCardViewModel]) {
        self.id = id
        self.title = kind.title(named: name)
        self.kind = kind
        self.ideaCount = LocalizableInt(value: cards.count)
        self.cards = cards
        self.vmId = .init(id: id)
    }

    public static var stubs: [(name: String, stub: Self)] {
        [
            ("empty", .stub(cards: [])), ("renamed", .stub(name: "Someday")),
            ("many", .stub(cards: (1...24).map { .stub(id: .stub($0), title: "Dark mode \($0)") })),
        ]
    }

    public static func stub(
        id: ModelIdType = .stub(101), kind: StageName = .new, name: String? = nil,
        cards: [IdeaCardViewModel] = [.stub()]
    ) -> Self {
        .init(id: id, kind: kind, name: name, cards: cards)
    }
}
