import Foundation
import Localization
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The state of a stub")
struct StubStateTests {
    private let writer: StubWriter

    init() throws {
        let tiny = try TinySite.shared.get()
        writer = StubWriter(json: tiny.site.stage.pages.json, localizer: try tiny.localizer(for: "en"))
    }

    private func board(_ state: StubState) throws -> StubBoardViewModel {
        try writer.stub(of: StubBoardViewModel.self, in: state)
    }

    @Test("that empties its lists leaves none, and the flags that tell of them follow")
    func empty() throws {
        let board = try board(.empty)
        #expect(board.cards.isEmpty)
        #expect(board.isEmpty)
        #expect(try self.board(.one).cards.count == 1)
    }

    @Test("with many elements gives each an id of its own, by whatever the element is named")
    func many() throws {
        let cards = try board(.many).cards
        #expect(cards.count == 12)
        #expect(Set(cards.map(\.id)).count == 12)
        #expect(Set(cards.map(\.vmId)).count == 12)
        #expect(
            cards.allSatisfy {
                $0.controlId == "control-\($0.id.lowercase)" && $0.link.target.hasSuffix($0.id.lowercase)
            })
        #expect(cards.map(\.tags.count) == Array(repeating: 6, count: 12))
    }

    @Test("without what may be absent has none of it")
    func absent() throws {
        #expect(try board(.typical).note == "Later")
        #expect(try board(.absent).note == nil)
    }

    @Test(
        "puts other texts in the place of people's, and leaves ids, names and codes",
        arguments: [
            StubState.longest, .hostile, .rightToLeft,
        ])
    func texts(state: StubState) throws {
        let (old, new) = (try board(.typical), try board(state))
        #expect(new.title != old.title)
        #expect(new.vmId == old.vmId)
        #expect(new.kindName == old.kindName)
        #expect(new.cards.map(\.id) == old.cards.map(\.id))
        #expect(new.cards.allSatisfy { $0.title != "Dark mode" })
    }

    @Test("that a view model names itself takes the place of the derived one")
    func own() throws {
        #expect(StubBoardViewModel.stubStates.first { $0.rawValue == "renamed" } != nil)
        #expect(try board(StubState(rawValue: "renamed")).title == "Export as CSV")
        #expect(try board(StubState(rawValue: "unheard")) == StubBoardViewModel.stub())
    }

    @Test("of a form says what is wrong with which field, and where the focus is")
    func form() throws {
        let form = NewForm.self
        let invalid = try writer.stub(of: form, in: .invalid).fields
        #expect(invalid.allSatisfy { $0.error != nil })
        #expect(invalid.map(\.isFirstInvalid) == [true, false])
        #expect(try writer.stub(of: form, in: .disabled).fields.allSatisfy(\.attributes.isDisabled))
        #expect(try writer.stub(of: form, in: .focused).fields.map(\.isFirstInvalid) == [true, false])
        let submission = Submission(typed: ["title": "Ada"], validations: [.error("text", "Too short.")])
        let refused = try writer.refused(form.stub(), with: submission).fields
        #expect(refused.map(\.value) == ["Ada", ""])
        #expect(refused.map { $0.error == nil } == [true, false])
    }
}
