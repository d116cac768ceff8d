import Foundation
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
        expectFullViewModelTests(IdeaEditViewModel.self, on: site)
        expectFullViewModelTests(IdeaEditFormViewModel.self, on: site)
        expectFullViewModelTests(IdeaConflictViewModel.self, on: site)
        expectFullViewModelTests(IdeaConflictFieldViewModel.self, on: site)
        expectFullViewModelTests(IdeaUpdateResultViewModel.self, on: site)
        expectFullViewModelTests(IdeaUpdateErrorViewModel.self, on: site)
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

    @Test("What became of a save is read back from JSON, with its status, whatever it was")
    func results() throws {
        let site = try Vitrine.site
        let results: [(IdeaUpdateResultViewModel, Int)] = [
            (.init(.saved(.stub())), 200), (.init(.conflict(.stub())), 409), (.init(.invalid(.stub())), 422),
        ]
        for (result, status) in results {
            let sent = site.json(of: result, in: site.locales[0])
            let received = try JSONDecoder().decode(IdeaUpdateResultViewModel.self, from: Data(sent))
            #expect(received.responseStatus == status && result.responseStatus == status)
            #expect(try HTMLDocument(try #require(try site.html(of: result, in: site.locales[0]))).problems == [])
        }
    }

    @Test("A conflict tells which fields differ, and no line break of a browser is a difference")
    func conflict() {
        let saved = IdeaUpdateRequest.RequestBody(
            ideaId: .stub(), title: "Dark mode", text: "a\nb", tags: "", basedOn: 2)
        let own = IdeaUpdateRequest.RequestBody(
            ideaId: .stub(), title: " Dark mode", text: "a\r\nb", tags: "x", basedOn: 1)
        let conflict = IdeaConflictViewModel(saved: saved, version: 2, own: own)
        #expect(conflict.saved.map(\.isDifferent) == [false, false, true])
        #expect(conflict.saved.map(\.hasValue) == [true, true, false])
        #expect(conflict.form.version == 2)
        #expect(conflict.form.title == " Dark mode")
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
