import HTTP
import MVVM

/// Serves the gallery at `/_stubs`.
struct StubGalleryEndpoint<Services: Sendable>: Endpoint {
    let gallery: StubGallery
    let path = StubGalleryViewModel.path
    let hasTail = false
    let name = "StubGallery"
    var page: (any ViewModel.Type)? { StubGalleryViewModel.self }
    var parts: [any PropertyVisitable.Type] { [] }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        guard call.isRead else { throw HTTPFailure.methodNotAllowed([.get, .head]) }
        return try stage.pages.respond(with: gallery.model, to: call)
    }
}
