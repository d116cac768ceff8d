import Foundation
import MVVM

/// What a site of stubs has beside its pages: the gallery. Made when such a site is opened, and by no other.
struct StubMode: Sendable {
    let registry: StubRegistry
    let reading: StubReading
    private let tokens: StubTokens

    /// - Throws: Foundation's error for a folder that cannot be read.
    init(_ gallery: StubGallery, types: SiteTypes, contents: SiteContents, root: URL) throws {
        registry = StubRegistry(types, shown: contents.viewModels, sources: try StubSources(root: root))
        reading = StubReading(catalogs: contents.catalogs, roles: gallery.roles)
        tokens = try StubTokens(root: root)
    }

    func endpoints<Services: Sendable>(_ services: Services.Type) -> [any Endpoint<Services>] {
        [
            StubGalleryEndpoint<Services>(registry: registry, isJSON: false),
            StubGalleryEndpoint<Services>(registry: registry, isJSON: true),
            StubPreviewEndpoint<Services>(registry: registry, reading: reading),
            StubCanvasEndpoint<Services>(registry: registry),
            StubTokensEndpoint<Services>(tokens: tokens),
            StubTokenStylesEndpoint<Services>(tokens: tokens),
            StubOperationsEndpoint<Services>(isJSON: false),
            StubOperationsEndpoint<Services>(isJSON: true),
            StubVersionEndpoint<Services>(),
        ]
    }
}
