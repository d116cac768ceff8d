import MVVM

/// What a site of stubs offers beside its pages; an app tells it in its `SiteConfiguration`.
public struct StubGallery: Sendable {
    /// Whether texts may be looked at in `en-XA` and `ar-XB` too, made from the default locale's.
    public var hasPseudoLocales: Bool
    /// Whom pages can be looked at as.
    public var roles: [any StubRole]

    public init(hasPseudoLocales: Bool = false, roles: [any StubRole] = []) {
        self.hasPseudoLocales = hasPseudoLocales
        self.roles = roles
    }

    /// The folder of the gallery's templates, and of its words; a live site reads neither.
    static let folder = "Stubs"

    static let pages: [any ViewModel.Type] = [
        StubGalleryViewModel.self, StubPreviewViewModel.self, StubCanvasViewModel.self, StubTokensViewModel.self,
        StubRecordViewModel.self,
    ]

    /// What has words and is no property of those pages.
    var words: [any PropertyVisitable.Type] {
        [StubChoice.self, StubValue.self, StubPanelKind.self, StubRemark.self] + roles.map { type(of: $0) }
    }
}
