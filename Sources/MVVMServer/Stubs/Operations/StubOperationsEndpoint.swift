import HTTP
import MVVM

/// Serves what the previews' operations were called with: `/_stubs/operations`, and `.json` for programs that cannot ask.
struct StubOperationsEndpoint<Services: Sendable>: Endpoint {
    let path: String
    /// Answered in JSON whatever the client accepts.
    let isJSON: Bool
    let hasTail = false
    let name = "StubOperations"
    var page: (any ViewModel.Type)? { StubOperationsViewModel.self }
    var parts: [any PropertyVisitable.Type] { [] }

    init(isJSON: Bool) {
        self.isJSON = isJSON
        path = StubOperationsViewModel.path + (isJSON ? ".json" : "")
    }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        try call.checkRead()
        let page = try StubOperationsViewModel(stage.record)
        return isJSON
            ? try stage.pages.respond(withJSON: page, to: call) : try stage.pages.respond(with: page, to: call)
    }
}
