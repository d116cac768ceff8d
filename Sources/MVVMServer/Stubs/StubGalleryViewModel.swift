import MVVM

/// Everything that can be previewed.
@ViewModel
public struct StubGalleryViewModel {
    /// What an entry is.
    public enum Kind: LocalizedCases, Hashable { case page, component, error }

    @LocalizedString public var pageTitle
    @LocalizedString public var introduction
    @LocalizedString public var operationsTitle
    public let operations: Link
    public let groups: [StubGroupViewModel]
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(groups: [StubGroupViewModel]) {
        self.groups = groups
        operations = Link(asset: StubOperationsViewModel.path)
    }

    public static func stub() -> Self { .init(groups: [.stub()]) }
}

extension StubGalleryViewModel {
    static let path = "/_stubs"
}
