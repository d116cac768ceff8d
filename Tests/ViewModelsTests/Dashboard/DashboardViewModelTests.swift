import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The view models of the overview")
struct DashboardViewModelTests {
    @Test("hold in every language")
    func full() throws {
        let site = try Vitrine.site
        expectFullViewModelTests(DashboardViewModel.self, on: site)
        expectFullViewModelTests(StageCountsViewModel.self, on: site)
        expectFullViewModelTests(StageCountViewModel.self, on: site)
        expectFullViewModelTests(NewestIdeasViewModel.self, on: site)
        expectFullViewModelTests(MostVotedIdeasViewModel.self, on: site)
        expectFullViewModelTests(OwnIdeasViewModel.self, on: site)
        expectFullViewModelTests(IdeaRowViewModel.self, on: site)
    }

    @Test("A stage of an empty board has an empty bar, and the board has no ideas")
    func empty() {
        let stage = StageCountViewModel.stub(ideaCount: 0, total: 0)
        #expect(stage.total == 1)
        #expect(StageCountsViewModel(stages: [stage]).ideaCount == 0)
    }
}
