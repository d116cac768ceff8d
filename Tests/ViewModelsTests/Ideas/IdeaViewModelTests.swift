import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The view models of ideas")
struct IdeaViewModelTests {
    @Test("hold in every language")
    func full() throws {
        let site = try Vitrine.site
        expectFullViewModelTests(IdeaBoardViewModel.self, on: site)
        expectFullViewModelTests(StageColumnViewModel.self, on: site)
        expectFullViewModelTests(IdeaCardViewModel.self, on: site)
        expectFullViewModelTests(IdeaMoveFormViewModel.self, on: site)
        expectFullViewModelTests(StageOptionViewModel.self, on: site)
        expectFullViewModelTests(IdeaViewModel.self, on: site)
        expectFullViewModelTests(NewIdeaViewModel.self, on: site)
        expectFullViewModelTests(IdeaCreateErrorViewModel.self, on: site)
        expectFullViewModelTests(IdeaMoveErrorViewModel.self, on: site)
        expectFullViewModelTests(IdeaVoteFormViewModel.self, on: site)
        expectFullViewModelTests(IdeaVoteErrorViewModel.self, on: site)
    }

    @Test("A card's identity is its idea's, whatever else changes")
    func identity() {
        #expect(IdeaCardViewModel.stub(title: "Dark mode").vmId == IdeaCardViewModel.stub(title: "Light mode").vmId)
        #expect(IdeaCardViewModel.stub(id: .stub(1)).vmId != IdeaCardViewModel.stub(id: .stub(2)).vmId)
    }

    @Test("An empty board says so, and a board with one idea does not")
    func empty() {
        #expect(IdeaBoardViewModel(columns: []).isEmpty)
        #expect(IdeaBoardViewModel(columns: [.stub(cards: [])]).isEmpty)
        #expect(!IdeaBoardViewModel(columns: [.stub(cards: []), .stub(cards: [.stub()])]).isEmpty)
    }

    @Test("A refused form shows what was typed, and the focus goes to the first field that is wrong")
    func refused() {
        let typed = ["title": "", "text": "At night.", "authorName": ""]
        let body = IdeaCreateRequest.RequestBody(title: "", authorName: "")
        let form = NewIdeaViewModel(typed: typed, validations: body.validate())
        #expect(form.fields.map(\.name) == ["title", "text", "authorName", "tags"])
        #expect(form.fields.map(\.value) == ["", "At night.", "", ""])
        #expect(form.fields.map { $0.error != nil } == [true, false, true, false])
        #expect(form.fields.map(\.isFirstInvalid) == [true, false, false, false])
        #expect(form.fields.map(\.describedBy) == form.fields.map { "hint-\($0.name) error-\($0.name)" })
    }
}
