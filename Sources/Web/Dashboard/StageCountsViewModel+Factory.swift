import ViewModels

extension StageCountsViewModel {
    init(_ counts: [StageCount]) {
        let total = counts.reduce(0) { $0 + $1.ideas }
        self.init(
            stages: counts.map { count in
                StageCountViewModel(
                    id: count.stage.id, kind: StageName(count.stage.kind), name: count.stage.name,
                    ideaCount: count.ideas, total: total)
            })
    }
}
