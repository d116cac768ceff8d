import MVVM

/// The entries of one kind.
@ViewModel
public struct StubGroupViewModel {
    public let title: LocalizableString
    public let entries: [StubEntryViewModel]
    public let vmId: ViewModelId

    public init(kind: StubGalleryViewModel.Kind, entries: [StubEntryViewModel]) {
        title = kind.localized()
        self.entries = entries
        vmId = .init(id: "group-\(kind)")
    }

    public static func stub() -> Self { .init(kind: .component, entries: [.stub()]) }
}
