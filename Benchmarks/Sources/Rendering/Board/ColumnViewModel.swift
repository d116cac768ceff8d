import MVVM

@ViewModel
struct ColumnViewModel {
    let name: String
    let cards: [CardViewModel]
    let vmId: ViewModelId

    init(name: String, cards: [CardViewModel]) {
        self.name = name
        self.cards = cards
        vmId = ViewModelId(id: name)
    }

    static func stub() -> Self { .init(name: "New", cards: [.stub()]) }
}
