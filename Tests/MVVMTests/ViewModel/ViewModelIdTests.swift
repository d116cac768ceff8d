import Foundation
import MVVM
import Testing

@Suite("The identity of a view")
struct ViewModelIdTests {
    @Test("is the data's: the same each time, a plain string")
    func values() throws {
        #expect(ViewModelId(id: ModelIdType.stub(3)).value == "00000000-0000-7000-8000-000000000003")
        #expect(ViewModelId(id: -7).value == "-7")
        #expect(ViewModelId(id: "to-/idea-board").value == "to-/idea-board")
        #expect(ViewModelId(type: CardViewModel.self).value == "CardViewModel")
        #expect(ViewModelId(type: MoveRequest.ResponseError.self).value == "MoveRequest.ResponseError")
        let json = try JSONEncoder().encode([ViewModelId(id: 7)])
        #expect(String(decoding: json, as: UTF8.self) == #"["7"]"#)
        #expect(try JSONDecoder().decode([ViewModelId].self, from: json) == [ViewModelId(id: "7")])
    }

    @Test("is the id of a view model, so that lists of them are told apart")
    func identifiable() {
        #expect(TagViewModel.stub().id == TagViewModel.stub().vmId)
        #expect(CardViewModel.stub().vmId == CardViewModel.stub(title: "Light mode").vmId)
        #expect(CardViewModel.stub(id: .stub(1)).vmId != CardViewModel.stub(id: .stub(2)).vmId)
    }

    @Test("Stubs have one time and fixed ids")
    func clock() {
        #expect(RFC3339.string(from: StubClock.now) == "2026-03-14T09:26:53Z")
        #expect(RFC3339.string(from: StubClock.daysAgo(14)) == "2026-02-28T09:26:53Z")
        #expect(ModelIdType.stub(1) != ModelIdType.stub(2))
    }
}
