import MVVM

/// A stage to choose.
@ViewModel
public struct StageOptionViewModel {
    public let id: ModelIdType
    public let title: LocalizableString
    public let isCurrent: Bool
    public let vmId: ViewModelId

    /// - Parameter name: what somebody named the stage; nil leaves it to the catalog.
    public init(id: ModelIdType, kind: StageName, name: String?, isCurrent: Bool) {
        self.id = id
        self.title = kind.title(named: name)
        self.isCurrent = isCurrent
        self.vmId = .init(id: id)
    }

    public static func stub(
        id: ModelIdType = .stub(101), kind: StageName = .new, name: String? = nil, isCurrent: Bool = true
    ) -> Self {
        .init(id: id, kind: kind, name: name, isCurrent: isCurrent)
    }

    /// Every stage of the board.
    public static func stubs(current: StageName) -> [StageOptionViewModel] {
        StageName.allCases.map { .stub(id: stubId(of: $0), kind: $0, isCurrent: $0 == current) }
    }

    static func stubId(of kind: StageName) -> ModelIdType { .stub(UInt8(101 + kind.caseIndex)) }
}
