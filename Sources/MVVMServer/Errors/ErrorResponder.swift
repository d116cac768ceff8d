import HTTP
import HTTPServer
import MVVM

/// Answers everything that was thrown, in the face that the call asks for: the one place where errors become responses.
struct ErrorResponder<Shell: ViewModel>: Sendable {
    let pages: PageResponder<Shell>
    /// Where the failure pages lead back to.
    let home: Link
    let onEvent: @Sendable (SiteEvent) -> Void

    func response(to error: any Error, of call: Call) async -> Response {
        do {
            switch error {
            case let failure as FailedWrite: return try await response(to: failure, of: call)
            case let failure as HTTPFailure: return response(to: failure, of: call)
            case let failure as BodyError: return response(to: HTTPFailure(failure), of: call)
            default: throw error
            }
        } catch {
            onEvent(.internalError(request: call.request.id, description: String(describing: error)))
            return response(to: HTTPFailure(.internalError), of: call)
        }
    }

    func response(to failure: HTTPFailure, of call: Call) -> Response {
        var response: Response
        switch call.face {
        case .json:
            let document = ProblemDocument(localizer: call.localizer, requestId: call.request.id.description)
            response = Response(failure.kind.status, body: .bytes(document.bytes(of: failure)))
            response.fields.set(.contentType, to: MediaType.problem.fieldValue)
        case .html, .fragment:
            let page = FailureViewModel(kind: failure.kind, requestId: call.request.id.description, home: home)
            response = pages.respond(with: page, to: call, status: failure.kind.status)
        }
        if !failure.allowed.isEmpty {
            let methods = failure.allowed.map(\.rawValue).joined(separator: ", ")
            response.fields.set(.allow, to: FieldValue(trusted: methods))
        }
        return response
    }

    private func response(to failure: FailedWrite, of call: Call) async throws -> Response {
        switch call.face {
        case .json:
            let document = ProblemDocument(localizer: call.localizer, requestId: call.request.id.description)
            var response = Response(failure.status, body: .bytes(document.bytes(of: failure)))
            response.fields.set(.contentType, to: MediaType.problem.fieldValue)
            return response
        case .fragment:
            let toast = try failure.toast(pages.html, call.localizer)
            var response = Response(failure.status, body: .bytes(Array(toast.markup.utf8)))
            response.fields.set(.contentType, to: MediaType.fragment.fieldValue)
            return response
        case .html:
            var response = try await failure.page(try failure.toast(pages.html, call.localizer))
            response.status = failure.status
            return response
        }
    }
}
