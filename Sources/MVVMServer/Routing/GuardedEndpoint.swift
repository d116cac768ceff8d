import HTTP
import MVVM

/// An endpoint behind a guard, at the same path.
struct GuardedEndpoint<Services: Sendable>: Endpoint {
    let base: any Endpoint<Services>
    let gate: any RouteGuard

    var path: String { base.path }
    var hasTail: Bool { base.hasTail }
    var misplacedTail: String? { base.misplacedTail }
    var name: String { base.name }
    var page: (any ViewModel.Type)? { base.page }
    var parts: [any PropertyVisitable.Type] { base.parts }
    var errorCodes: [String]? { base.errorCodes }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        if case .live = stage.source { try await gate.admit(call) }
        return try await base.respond(to: call, on: stage)
    }
}
