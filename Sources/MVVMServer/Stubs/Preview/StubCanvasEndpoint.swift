import HTTP
import HTTPServer
import MVVM

/// Serves what the frames of the gallery show and no request of the site asks for: `/_stubs/canvas?type=NoteViewModel`.
///
/// A `POST` shows exactly the object that it brings, which is read by the view model's own `Codable`.
struct StubCanvasEndpoint<Services: Sendable>: Endpoint {
    let registry: StubRegistry
    let path = StubAddress.canvas
    let hasTail = false
    let name = "StubCanvas"
    var page: (any ViewModel.Type)? { StubCanvasViewModel.self }
    var parts: [any PropertyVisitable.Type] { [] }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        guard call.isRead || call.method == .post else { throw HTTPFailure.methodNotAllowed([.get, .head, .post]) }
        let entry = try registry.entry(for: call)
        if !call.isRead { try stage.crossSite.check(call.request) }
        return try await respond(with: entry.type, to: call, on: stage)
    }

    private func respond<Model: ViewModel, Shell: ViewModel>(
        with type: Model.Type, to call: Call, on stage: Stage<Services, Shell>
    ) async throws -> Response {
        let model =
            call.isRead
            ? try stage.stub(of: type, for: call)
            : try await RequestBodyDecoder.decode(type, from: call.request).body
        guard call.face != .json, !stage.pages.html.isPage(type) else {
            return try stage.pages.respond(with: model, to: call)
        }
        let markup = try stage.pages.html.component(model, localizer: call.localizer)
        let canvas = StubCanvasViewModel(name: Model.propertyTable.typeName, preview: markup)
        return try stage.pages.respond(with: canvas, to: call)
    }
}
