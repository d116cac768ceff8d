import Foundation
import HTTP
import MVVM

/// Tells pages that are open which opening of the site they should be of: `/_stubs/version`.
struct StubVersionEndpoint<Services: Sendable>: Endpoint {
    /// Another one each time that files changed.
    private let version = UUID().lowercase
    let path = StubAddress.version
    let hasTail = false
    let name = "StubVersion"
    var page: (any ViewModel.Type)? { nil }
    var parts: [any PropertyVisitable.Type] { [] }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        try call.checkRead()
        return Response(.ok, text: version)
    }
}
