import MVVM
import MVVMServer
import ViewModels

extension DashboardViewModel: ViewModelFactory {
    public static func model(context: FactoryContext<DashboardRequest, Services>) async throws -> Self {
        try .init(try await context.services.ideas.dashboard(of: context.visitor?.id))
    }
}

extension DashboardViewModel {
    /// - Throws: `MissingStage` for an idea whose stage the board does not have.
    init(_ dashboard: Dashboard) throws(MissingStage) {
        let stages = dashboard.stages.map(\.stage)
        self.init(
            stages: StageCountsViewModel(dashboard.stages),
            newest: NewestIdeasViewModel(rows: try [IdeaRowViewModel](dashboard.newest, stages: stages)),
            mostVoted: MostVotedIdeasViewModel(rows: try [IdeaRowViewModel](dashboard.mostVoted, stages: stages)),
            own: OwnIdeasViewModel(
                posted: try [IdeaRowViewModel](dashboard.posted, stages: stages),
                voted: try [IdeaRowViewModel](dashboard.voted, stages: stages)))
    }
}
