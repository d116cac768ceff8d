import Foundation
import MVVM
import Testing

@Suite("A visitor")
struct VisitorTests {
    @Test("sees the visible properties in declared order, and what is in them")
    func order() {
        #expect(
            RecordingVisitor.lines(of: CardViewModel(id: .stub(7), title: "Dark mode")) == [
                "object CardViewModel",
                "  id 07",
                "  text Dark mode",
                "  localized 2026-03-14T09:26:53Z",
                "  absent",
                "  message CardViewModel.voteTitle []",
                "  message CardViewModel.email.validationMessages.required []",
                "  message CardViewModel.voteSummary [\"count\"]",
                "  case open",
                "  case success",
                "    object TagViewModel",
                "      text mobile",
                "      text TagViewModel",
                "  text 00000000-0000-7000-8000-000000000007",
            ])
    }

    @Test("sees one call for each kind of value")
    func kinds() {
        func lines(_ value: some Visitable) -> [String] { RecordingVisitor.lines(of: value) }
        #expect(lines("a") == ["text a"])
        #expect(lines(-1) == ["integer -1"])
        #expect(lines(0.5) == ["double 0.5"])
        #expect(lines(true) == ["flag true"])
        #expect(lines(ModelIdType.stub(9)) == ["id 09"])
        #expect(lines(SafeHTML(trusted: "<b>")) == ["html <b>"])
        #expect(lines(Link(asset: "/a")) == ["link /a"])
        #expect(lines(ViewModelId(id: 3)) == ["text 3"])
        #expect(lines(String?.none) == ["absent"])
        #expect(lines(String?.some("a")) == ["text a"])
        #expect(lines([[1], []]) == ["list of 2", "  list of 1", "    integer 1", "  list of 0"])
        #expect(lines(["b": 2, "a": 1]) == ["dictionary of [\"a\", \"b\"]", "  integer 1", "  integer 2"])
        #expect(lines(LocalizableString.empty) == ["empty"])
        #expect(lines(LocalizableString.constant("a")) == ["constant a"])
        #expect(lines(LocalizableInt(value: 3)) == ["localized 3"])
        #expect(lines(LocalizableDouble(value: 0.5)) == ["localized 0.5"])
    }

    @Test("sees nothing at an index that the table does not have, and nothing of a case that is not there")
    func outside() {
        var visitor = RecordingVisitor()
        let card = CardViewModel(id: .stub(), title: "Dark mode")
        card.visit(-1, with: &visitor)
        card.visit(CardViewModel.propertyTable.properties.count, with: &visitor)
        #expect(visitor.lines == [])
        CardViewModel.Result.notFound.visit(0, with: &visitor)
        CardViewModel.Result.notFound.visit(1, with: &visitor)
        #expect(visitor.lines == ["absent", "flag true"])
    }

    @Test("of types knows the shape of every property without a value")
    func shapes() throws {
        let table = CardViewModel.propertyTable
        func shape(_ name: String) throws -> Shape { table.properties[try #require(table.index(of: name))].shape }
        guard case .text = try shape("id"), case .quantity = try shape("createdAt"),
            case .message = try shape("voteTitle"),
            case .optional(.text) = try shape("note"), case .cases(let status) = try shape("status"),
            case .cases(let result) = try shape("result")
        else {
            Issue.record("\(table)")
            return
        }
        #expect(ObjectIdentifier(status) == ObjectIdentifier(CardViewModel.Status.self))
        #expect(result.propertyTable.properties.map(\.name) == ["success", "notFound"])
        guard case .object(let payload) = result.propertyTable.properties[0].shape,
            case .flag = result.propertyTable.properties[1].shape
        else {
            Issue.record("\(result.propertyTable)")
            return
        }
        #expect(ObjectIdentifier(payload) == ObjectIdentifier(TagViewModel.self))
        #expect(table.index(of: "isStub") == nil)
    }
}
