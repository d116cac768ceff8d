import MVVM

/// One component from its stub: as markup, and as the API sends it.
@ViewModel
public struct StubPreviewViewModel {
    public let pageTitle: String
    @LocalizedString public var backTitle
    public let back: Link
    public let preview: SafeHTML
    @LocalizedString public var jsonTitle
    public let json: String
    public let vmId: ViewModelId

    public init(name: String, preview: SafeHTML, json: String) {
        pageTitle = name
        back = Link(asset: StubGalleryViewModel.path)
        self.preview = preview
        self.json = json
        vmId = .init(id: "preview-\(name)")
    }

    public static func stub() -> Self { .init(name: "IdeaCardViewModel", preview: SafeHTML(trusted: ""), json: "{}") }
}
