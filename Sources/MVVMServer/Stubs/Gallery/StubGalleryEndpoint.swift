import HTTP
import MVVM

/// Serves the gallery at `/_stubs`, of which `?q=` finds some, and at `/_stubs.json` for tools.
struct StubGalleryEndpoint<Services: Sendable>: Endpoint {
    let registry: StubRegistry
    /// Answered in JSON whatever the client accepts: the groups alone.
    let isJSON: Bool
    var path: String { isJSON ? StubAddress.json : StubAddress.gallery }
    let hasTail = false
    let name = "StubGallery"
    var page: (any ViewModel.Type)? { StubGalleryViewModel.self }
    var parts: [any PropertyVisitable.Type] { [] }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        try call.checkRead()
        let query = call.value(of: "q") ?? ""
        let choices = call.preview ?? StubChoices()
        let groups = registry.groups(found: query, choices: choices)
        guard !isJSON else {
            var response = Response(
                .ok, body: .bytes(stage.pages.json.render(groups, localizer: call.localizer)))
            response.fields.set(.contentType, to: MediaType.json.fieldValue)
            return response
        }
        let gallery = StubGalleryViewModel(layout: registry.layout(for: call, query: query), groups: groups)
        return try stage.pages.respond(with: gallery, to: call)
    }
}
