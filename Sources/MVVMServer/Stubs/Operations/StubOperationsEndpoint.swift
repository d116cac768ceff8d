import HTTP
import MVVM

/// Serves what the previews' operations were called with: `/_stubs/operations`, and `.json` for programs that cannot ask.
/// Programs get the record alone.
struct StubOperationsEndpoint<Services: Sendable>: Endpoint {
    let registry: StubRegistry
    let path: String
    /// Answered in JSON whatever the client accepts.
    let isJSON: Bool
    let hasTail = false
    let name = "StubOperations"
    var page: (any ViewModel.Type)? { StubRecordViewModel.self }
    var parts: [any PropertyVisitable.Type] { [] }

    init(registry: StubRegistry, isJSON: Bool) {
        self.registry = registry
        self.isJSON = isJSON
        path = StubOperationsViewModel.path + (isJSON ? ".json" : "")
    }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        try call.checkRead()
        let operations = try StubOperationsViewModel(stage.record)
        guard !isJSON, call.face != .json else { return try stage.pages.respond(withJSON: operations, to: call) }
        let page = StubRecordViewModel(layout: registry.layout(for: call), operations: operations)
        return try stage.pages.respond(with: page, to: call)
    }
}
