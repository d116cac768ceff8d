import MVVM

/// A page that says one word of the catalog.
@ViewModel
struct WordViewModel {
    @LocalizedString var word
    var vmId: ViewModelId = .init(type: Self.self)

    init() {}

    static func stub() -> Self { .init() }
}
