import HTTP
import MVVM

/// Serves one component's stub in the layout, with its JSON: `/_stubs/preview?type=IdeaCardViewModel`; of an error with
/// `&code=movedMeanwhile` the one of that code.
struct StubPreviewEndpoint<Services>: Endpoint where Services: Sendable {
    static var path: String { "/_stubs/preview" }

    let gallery: StubGallery
    var path: String { Self.path }
    let hasTail = false
    let name = "StubPreview"
    var page: (any ViewModel.Type)? { StubPreviewViewModel.self }
    var parts: [any PropertyVisitable.Type] { [] }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        guard call.isRead else { throw HTTPFailure.methodNotAllowed([.get, .head]) }
        let name = call.query.first { $0.name == "type" }?.value ?? ""
        guard let type = gallery.component(named: name) else { throw HTTPFailure.notFound }
        return try stage.pages.respond(
            with: try preview(of: value(of: type, call: call), call: call, pages: stage.pages), to: call)
    }

    private func value(of type: any ViewModel.Type, call: Call) -> any ViewModel {
        let code = call.query.first { $0.name == "code" }?.value
        return (type as? any ErrorViewModel.Type)?.example(code) ?? type.stub()
    }

    private func preview<Component: ViewModel, Shell>(
        of stub: Component, call: Call, pages: PageResponder<Shell>
    ) throws -> StubPreviewViewModel {
        StubPreviewViewModel(
            name: Component.propertyTable.typeName,
            preview: try pages.html.component(stub, localizer: call.localizer),
            json: String(decoding: pages.json.render(stub, localizer: call.localizer), as: UTF8.self))
    }
}
