import MVVM

/// A component alone, in the site's own layout, without what else the layout shows.
@ViewModel
struct StubCanvasViewModel {
    let pageTitle: String
    let preview: SafeHTML
    let vmId: ViewModelId

    init(name: String, preview: SafeHTML) {
        pageTitle = name
        self.preview = preview
        vmId = .init(id: "canvas-\(name)")
    }

    static func stub() -> Self { .init(name: "IdeaCardViewModel", preview: SafeHTML(trusted: "")) }
}
