import MVVM

/// Tells once that a write succeeded.
@ViewModel
struct TinyNoteViewModel {
    enum Kind: String, LocalizedCases, Hashable { case posted }

    let kind: Kind
    let message: LocalizableString
    var vmId: ViewModelId = .init(type: Self.self)

    init(kind: Kind) {
        self.kind = kind
        message = kind.localized()
    }

    static func stub() -> Self { .init(kind: .posted) }
}
