import MVVM

/// Everything that can be previewed.
@ViewModel
public struct StubGalleryViewModel {
    /// What an entry is.
    public enum Kind: LocalizedCases, Hashable { case page, component, error }

    @LocalizedString public var pageTitle
    @LocalizedString public var introduction
    public let groups: [StubGroupViewModel]
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(groups: [StubGroupViewModel]) { self.groups = groups }

    public static func stub() -> Self { .init(groups: [.stub()]) }
}
