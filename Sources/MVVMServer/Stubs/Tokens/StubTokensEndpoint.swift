import HTTP
import MVVM

/// Serves the tokens as a page of the site, so that theme and text size show in it: `/_stubs/tokens`.
struct StubTokensEndpoint<Services: Sendable>: Endpoint {
    let tokens: StubTokens
    let path = StubAddress.tokens
    let hasTail = false
    let name = "StubTokens"
    var page: (any ViewModel.Type)? { StubTokensViewModel.self }
    var parts: [any PropertyVisitable.Type] { [] }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        try call.checkRead()
        return try stage.pages.respond(with: StubTokensViewModel(tokens), to: call)
    }
}
