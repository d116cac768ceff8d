import Foundation
import MVVM

/// What a site of stubs has beside its pages: the gallery. Made when such a site is opened, and by no other.
struct StubMode: Sendable {
    let registry: StubRegistry
    let reading: StubReading

    /// - Throws: Foundation's error for a folder that cannot be read.
    init<Services: Sendable>(
        _ gallery: StubGallery, types: SiteTypes, contents: SiteContents, endpoints: [any Endpoint<Services>], root: URL
    ) throws {
        registry = StubRegistry(
            types, shown: contents.viewModels, sources: try StubSources(root: root), writes: StubWrites(endpoints),
            tokens: try StubTokens(root: root))
        reading = StubReading(catalogs: contents.catalogs, roles: gallery.roles)
    }

    func endpoints<Services: Sendable>(_ services: Services.Type) -> [any Endpoint<Services>] {
        [
            StubGalleryEndpoint<Services>(registry: registry, isJSON: false),
            StubGalleryEndpoint<Services>(registry: registry, isJSON: true),
            StubPreviewEndpoint<Services>(registry: registry, reading: reading),
            StubCanvasEndpoint<Services>(registry: registry),
            StubTokensEndpoint<Services>(tokens: registry.tokens),
            StubTokenStylesEndpoint<Services>(tokens: registry.tokens),
            StubOperationsEndpoint<Services>(registry: registry, isJSON: false),
            StubOperationsEndpoint<Services>(registry: registry, isJSON: true),
            StubVersionEndpoint<Services>(),
        ]
    }
}
