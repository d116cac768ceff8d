import MVVM

/// How many ideas a stage has, among those of the whole board.
@ViewModel
public struct StageCountViewModel {
    public let id: ModelIdType
    public let kind: StageName
    public let title: LocalizableString
    public let ideaCount: LocalizableInt
    /// What a full bar stands for; at least 1.
    public let total: Int
    public let vmId: ViewModelId

    /// - Parameters:
    ///   - name: what somebody named the stage; nil leaves it to the catalog.
    ///   - total: how many ideas there are on the board.
    public init(id: ModelIdType, kind: StageName, name: String?, ideaCount: Int, total: Int) {
        self.id = id
        self.kind = kind
        self.title = kind.title(named: name)
        self.ideaCount = LocalizableInt(value: ideaCount)
        self.total = max(total, 1)
        self.vmId = .init(id: id)
    }

    public static func stub(
        id: ModelIdType = .stub(101), kind: StageName = .new, name: String? = nil, ideaCount: Int = 2, total: Int = 5
    ) -> Self {
        .init(id: id, kind: kind, name: name, ideaCount: ideaCount, total: total)
    }
}
