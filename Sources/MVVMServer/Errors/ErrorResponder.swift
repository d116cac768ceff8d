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
            case let failure as FailedRequest: return try await response(to: failure, of: call)
            case let write as PostponedWrite: return try await response(to: write, of: call)
            default: return response(below: error, of: call)
            }
        } catch {
            // The page that the form stood on has a fault of its own.
            return response(below: error, of: call)
        }
    }

    func page(of failure: HTTPFailure, for call: Call) throws -> Response {
        switch call.face {
        case .json:
            return problem(document(for: call).bytes(of: failure), status: failure.kind.status, failure.fields)
        case .html, .fragment:
            var response = try page(of: failure.kind, message: failure.detail, for: call)
            for (name, value) in failure.fields { response.fields.set(name, to: value) }
            return response
        }
    }

    private func page(
        of kind: FailureViewModel.Kind, message: LocalizableString? = nil, for call: Call,
        minimumVersion: SystemVersion? = nil, toasts: SafeHTML? = nil
    ) throws -> Response {
        let page = FailureViewModel(
            kind: kind, message: message, requestId: call.request.id.description, minimumVersion: minimumVersion,
            home: home)
        return try pages.respond(with: page, to: call, status: kind.status, toasts: toasts)
    }

    /// A failure that no request declares, and whatever nobody does.
    private func response(below error: any Error, of call: Call) -> Response {
        do {
            switch error {
            case let failure as HTTPFailure: return try page(of: failure, for: call)
            case let failure as BodyError: return try page(of: HTTPFailure(status: failure.status), for: call)
            case let rejection as CredentialRejectedError: return try response(to: rejection, of: call)
            case let error as UnsupportedVersionError: return try response(to: error, of: call)
            case let error as any TransientError: return try page(of: failure(for: error, of: call), for: call)
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

    private func response(to rejection: CredentialRejectedError, of call: Call) throws -> Response {
        // RFC 9110 §15.5.2: a 401 says how to sign in.
        let failure = HTTPFailure(.unauthorized).with("WWW-Authenticate", rejection.challenge)
        guard call.face == .json else { return try page(of: failure, for: call) }
        return problem(document(for: call).bytes(of: rejection), status: .unauthorized, failure.fields)
    }

    private func response(to error: UnsupportedVersionError, of call: Call) throws -> Response {
        let kind = FailureViewModel.Kind.upgradeRequired
        var response =
            call.face == .json
            ? problem(document(for: call).bytes(of: error), status: kind.status)
            : try page(of: kind, for: call, minimumVersion: error.minimumVersion)
        try response.fields.set(.upgrade, text: VersionGate.upgrade(to: error.minimumVersion))
        return response
    }

    /// Tells the log, once.
    private func failure(for error: any TransientError, of call: Call) throws -> HTTPFailure {
        guard let wait = error.retryAfter else { throw error }
        onEvent(.unavailable(request: call.request.id, description: String(describing: error)))
        let (seconds, rest) = wait.components
        return .retry(.unavailable, afterSeconds: Int(seconds) + (rest > 0 ? 1 : 0))
    }

    private func response(to write: PostponedWrite, of call: Call) async throws -> Response {
        let failure = try failure(for: write.cause, of: call)
        let shown = FailureToastViewModel(kind: failure.kind, requestId: call.request.id.description)
        let toast = try pages.html.component(shown, localizer: call.localizer)
        guard var response = try await write.page(toast) else { return try page(of: failure, for: call) }
        response.status = failure.kind.status
        for (name, value) in failure.fields { response.fields.set(name, to: value) }
        return response
    }

    private func response(to failure: FailedRequest, of call: Call) async throws -> Response {
        switch call.face {
        case .json:
            return problem(document(for: call).bytes(of: failure), status: failure.status)
        case .fragment:
            let toast = try failure.toast(pages.html, call.localizer)
            var response = Response(failure.status, body: .bytes(Array(toast.markup.utf8)))
            response.fields.set(.contentType, to: Face.fragment.mediaType.fieldValue)
            return response
        case .html:
            let toast = try failure.toast(pages.html, call.localizer)
            let kind = FailureViewModel.Kind(failure.status)
            var response =
                try await failure.page(toast)
                ?? page(of: kind, message: failure.message, for: call, toasts: toast)
            response.status = failure.status
            return response
        }
    }

    private func document(for call: Call) -> ProblemDocument {
        ProblemDocument(
            localizer: call.localizer, requestId: call.request.id.description, version: call.version)
    }

    private func problem(
        _ bytes: [UInt8], status: Status, _ fields: [(name: FieldName, value: FieldValue)] = []
    ) -> Response {
        var response = Response(status, body: .bytes(bytes))
        for (name, value) in fields { response.fields.set(name, to: value) }
        response.fields.set(.contentType, to: MediaType.problem.fieldValue)
        return response
    }
}
