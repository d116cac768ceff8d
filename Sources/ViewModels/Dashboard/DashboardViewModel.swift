import MVVM

/// The board at a glance: a child for each section.
@ViewModel
public struct DashboardViewModel: RequestableViewModel {
    public typealias Request = DashboardRequest

    @LocalizedString public var pageTitle
    @LocalizedString public var introduction
    public let stages: StageCountsViewModel
    public let newest: NewestIdeasViewModel
    public let mostVoted: MostVotedIdeasViewModel
    public let own: OwnIdeasViewModel
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(
        stages: StageCountsViewModel, newest: NewestIdeasViewModel, mostVoted: MostVotedIdeasViewModel,
        own: OwnIdeasViewModel
    ) {
        self.stages = stages
        self.newest = newest
        self.mostVoted = mostVoted
        self.own = own
    }

    public static var stubs: [(name: String, stub: Self)] {
        [(VisitorRole.stranger.rawValue, .stub(own: .stub(posted: [], voted: [])))]
    }

    public static func stub(own: OwnIdeasViewModel = .stub()) -> Self {
        .init(stages: .stub(), newest: .stub(), mostVoted: .stub(), own: own)
    }
}
