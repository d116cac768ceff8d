import MVVM

/// How many ideas stand where.
@ViewModel
public struct StageCountsViewModel {
    @LocalizedString public var title
    @LocalizedSubs(substitutions: \.counts) public var ideaCountSummary
    public let stages: [StageCountViewModel]
    /// On the whole board.
    public let ideaCount: Int
    public var vmId: ViewModelId = .init(type: Self.self)

    private var counts: LocalizableSlots { .init("count", LocalizableInt(value: ideaCount)) }

    public init(stages: [StageCountViewModel]) {
        self.stages = stages
        ideaCount = stages.reduce(0) { $0 + $1.ideaCount.value }
    }

    public static func stub() -> Self {
        let counts: [(kind: StageName, count: Int)] = [
            (.new, 2), (.underReview, 1), (.planned, 1), (.inProgress, 0), (.done, 1),
        ]
        return .init(
            stages: counts.map { kind, count in
                .stub(id: StageOptionViewModel.stubId(of: kind), kind: kind, ideaCount: count, total: 5)
            })
    }
}
