import MVVM

/// The page that every row of the table is about: 5 columns of 20 cards.
@ViewModel
struct BoardViewModel {
    let pageTitle: String
    let columns: [ColumnViewModel]
    var vmId = ViewModelId(type: Self.self)

    init(pageTitle: String, columns: [ColumnViewModel]) {
        self.pageTitle = pageTitle
        self.columns = columns
    }

    static func stub() -> Self { .init(pageTitle: "Ideas", columns: [.stub()]) }
}
