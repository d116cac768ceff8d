import HTTP
import MVVM

/// Serves the classes that show the tokens: `/_stubs/tokens.css`.
struct StubTokenStylesEndpoint<Services: Sendable>: Endpoint {
    let tokens: StubTokens
    let path = StubAddress.tokenStyles
    let hasTail = false
    let name = "StubTokenStyles"
    var page: (any ViewModel.Type)? { nil }
    var parts: [any PropertyVisitable.Type] { [] }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        try call.checkRead()
        var response = Response(.ok, body: .bytes(Array(tokens.stylesheet.utf8)))
        response.fields.set(.contentType, to: "text/css; charset=utf-8")
        return response
    }
}
