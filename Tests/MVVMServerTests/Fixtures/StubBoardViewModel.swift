import Foundation
import MVVM

/// A view model of whose every kind of property a state changes something.
@ViewModel
struct StubBoardViewModel: Hashable {
    struct Card: Hashable {
        let id: ModelIdType
        let title: String
        let link: Link
        let controlId: String
        let tags: [String]
        let vmId: ViewModelId

        init(id: ModelIdType, title: String) {
            self.id = id
            self.title = title
            link = Link(asset: "/idea/\(id.lowercase)")
            controlId = "control-\(id.lowercase)"
            tags = ["design"]
            vmId = .init(id: "card-\(id.lowercase)")
        }
    }

    let title: String
    let kindName: String
    let note: String?
    let cards: [Card]
    let isEmpty: Bool
    var vmId: ViewModelId = .init(type: Self.self)

    init(title: String) {
        self.title = title
        kindName = "underReview"
        note = "Later"
        cards = [Card(id: .stub(1), title: "Dark mode"), Card(id: .stub(2), title: "Dark mode")]
        isEmpty = false
    }

    static var stubs: [(name: String, stub: Self)] { [("renamed", .init(title: "Export as CSV"))] }

    static func stub() -> Self { .init(title: "Dark mode") }
}

/// A form of two fields.
@ViewModel
struct NewForm {
    let fields: [FormFieldViewModel]
    var vmId: ViewModelId = .init(type: Self.self)

    static func stub() -> Self {
        let fields = ["title", "text"].map {
            FormField<String>(fieldId: $0, title: "Title", type: .text(inputType: .text))
        }
        return .init(fields: [FormFieldViewModel](fields, values: [:]))
    }
}
