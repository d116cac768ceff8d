import MVVM

/// One view model that can be previewed.
@ViewModel
public struct StubEntryViewModel {
    public let name: String
    public let link: Link
    public let vmId: ViewModelId

    public init(name: String, link: Link) {
        self.name = name
        self.link = link
        self.vmId = .init(id: "entry-\(name)")
    }

    public static func stub() -> Self { .init(name: "IdeaCardViewModel", link: Link(asset: "/_stubs")) }
}
