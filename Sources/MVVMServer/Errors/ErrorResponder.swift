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
            case let failure as HTTPFailure: return try page(of: failure, for: call)
            case let failure as BodyError: return try page(of: HTTPFailure(status: failure.status), for: call)
            default: throw error
            }
        } catch {
            onEvent(.internalError(request: call.request.id, description: String(describing: error)))
            return internalError(to: call)
        }
    }

    /// Whatever a page of its own could not be made for either.
    private func internalError(to call: Call) -> Response {
        do {
            return try page(of: HTTPFailure(.internalError), for: call)
        } catch {
            onEvent(.internalError(request: call.request.id, description: String(describing: error)))
            return Response(.internalServerError, text: "\(Status.internalServerError)\n\(call.request.id)\n")
        }
    }

    func page(of failure: HTTPFailure, for call: Call) throws -> Response {
        var response: Response
        switch call.face {
        case .json:
            let document = ProblemDocument(localizer: call.localizer, requestId: call.request.id.description)
            response = problem(document.bytes(of: failure), status: failure.kind.status)
        case .html, .fragment:
            let page = FailureViewModel(kind: failure.kind, requestId: call.request.id.description, home: home)
            response = try pages.respond(with: page, to: call, status: failure.kind.status)
        }
        if !failure.allowed.isEmpty {
            try response.fields.set(.allow, text: failure.allowed.map(\.rawValue).joined(separator: ", "))
        }
        return response
    }

    private func response(to failure: FailedWrite, of call: Call) async throws -> Response {
        switch call.face {
        case .json:
            let document = ProblemDocument(localizer: call.localizer, requestId: call.request.id.description)
            return problem(document.bytes(of: failure), status: failure.status)
        case .fragment:
            let toast = try failure.toast(pages.html, call.localizer)
            var response = Response(failure.status, body: .bytes(Array(toast.markup.utf8)))
            response.fields.set(.contentType, to: Face.fragment.mediaType.fieldValue)
            return response
        case .html:
            var response = try await failure.page(try failure.toast(pages.html, call.localizer))
            response.status = failure.status
            return response
        }
    }

    private func problem(_ bytes: [UInt8], status: Status) -> Response {
        var response = Response(status, body: .bytes(bytes))
        response.fields.set(.contentType, to: MediaType.problem.fieldValue)
        return response
    }
}
