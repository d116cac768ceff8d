import MVVM

/// Stands around that page, without a word of its own.
@ViewModel
struct WordShellViewModel {
    var vmId: ViewModelId = .init(type: Self.self)

    init() {}

    static func stub() -> Self { .init() }
}
