import HTTP
import MVVM

/// Serves what the frames of the gallery show and no request of the site asks for: `/_stubs/canvas?type=NoteViewModel`.
struct StubCanvasEndpoint<Services: Sendable>: Endpoint {
    let registry: StubRegistry
    let path = StubAddress.canvas
    let hasTail = false
    let name = "StubCanvas"
    var page: (any ViewModel.Type)? { StubCanvasViewModel.self }
    var parts: [any PropertyVisitable.Type] { [] }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        guard call.isRead else { throw HTTPFailure.methodNotAllowed([.get, .head]) }
        let name = call.query.first { $0.name == "type" }?.value ?? ""
        guard let entry = registry.entry(named: name) else { throw HTTPFailure.notFound }
        return try respond(with: entry.type, to: call, on: stage)
    }

    private func respond<Model: ViewModel, Shell: ViewModel>(
        with type: Model.Type, to call: Call, on stage: Stage<Services, Shell>
    ) throws -> Response {
        let model = try stage.stub(of: type, for: call)
        guard call.face != .json, !stage.pages.html.isPage(type) else {
            return try stage.pages.respond(with: model, to: call)
        }
        let canvas = StubCanvasViewModel(
            name: Model.propertyTable.typeName, preview: try stage.pages.html.component(model, localizer: call.localizer))
        return try stage.pages.respond(with: canvas, to: call)
    }
}
