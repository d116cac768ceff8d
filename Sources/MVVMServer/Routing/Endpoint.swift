import HTTP
import MVVM

/// What stands behind a path: the seam between the site and the app's pages and writes.
public protocol Endpoint<Services>: Sendable {
    associatedtype Services: Sendable

    /// The request type's path.
    var path: String { get }
    /// Whether one more path component follows.
    var hasTail: Bool { get }
    /// The property of the query that is marked as the path's tail and cannot be it; nil where there is none.
    var misplacedTail: String? { get }
    /// The request type's name, as mistakes and metrics tell it.
    var name: String { get }
    /// The page that is shown here, in the layout.
    var page: (any ViewModel.Type)? { get }
    /// What is shown here alone: answers and errors of a write.
    var parts: [any PropertyVisitable.Type] { get }
    /// The codes of the errors that a write may end in; nil for what writes nothing.
    var errorCodes: [String]? { get }

    /// - Throws: `FailedRequest`, `HTTPFailure`, or anything that is an internal error; `ErrorResponder` answers it.
    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response
}

extension Endpoint {
    var misplacedTail: String? { nil }
    var errorCodes: [String]? { nil }
}
