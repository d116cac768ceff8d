import Foundation
import HTTP
import HTTPServer
import Localization
import MVVM

/// Serves a write: guard → decode → rules → controller → the next page, or the error in the page that the form stood on.
struct WriteEndpoint<Controller, Failure, Services: Sendable>: Endpoint
where
    Controller: ServerRequestController, Controller.Services == Services,
    Failure: ErrorViewModel, Failure.ResponseError == Controller.Request.ResponseError
{
    typealias Write = Controller.Request

    /// The pages that the form may stand on; the first one whose query the form holds is the one.
    let pages: [any FormPage<Services>]

    var path: String { Write.path }
    var hasTail: Bool { Write.Query.hasPathComponent }
    var misplacedTail: String? { Write.Query.misplacedPathComponent }
    var name: String { String(describing: Write.self) }
    /// A result is shown where it was sent, unless it is a success.
    var page: (any ViewModel.Type)? { Write.ResponseBody.self as? any ResultViewModel.Type }
    var parts: [any PropertyVisitable.Type] {
        [Write.ResponseBody.self, Failure.self, Write.ResponseError.self]
    }
    var errorCodes: [String]? { Failure.examples.map(\.errorCode) }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        let head = call.request.head
        try checkMethod(of: head)
        try stage.crossSite.check(call.request)
        try checkConditions(of: head)
        let received = try await RequestBodyDecoder.decode(Write.RequestBody.self, from: call.request)
        if head.fields.contains("Validate-Only") { return try check(received.body, call: call, stage: stage) }
        do {
            return try await answer(to: received, call: call, stage: stage)
        } catch let error as Write.ResponseError {
            throw FailedRequest(error, of: Write.self, shownBy: Failure.self) { toast in
                let submission = Submission(typed: received.typed, validations: error.validations)
                return try await refused(submission, toast: toast, call: call, stage: stage)
            }
        } catch let error as any TransientError where call.face == .html && error.retryAfter != nil {
            let submission = Submission(typed: received.typed)
            throw PostponedWrite(cause: error) { try await refused(submission, toast: $0, call: call, stage: stage) }
        }
    }

    /// - Throws: `HTTPFailure` 405, or 415 for a program that sends with POST what only a form may: the method is allowed,
    ///   the format is what it does not take (RFC 9110 §15.5.16).
    private func checkMethod(of head: RequestHead) throws(HTTPFailure) {
        let method = HTTP.Method(rawValue: Write.action.httpMethod)
        guard head.method != method else { return }
        guard head.method == .post else { throw .methodNotAllowed(method == .post ? [.post] : [method, .post]) }
        guard BodyFormat.isForm(head) else { throw BodyFormat.noForm(insteadOf: method) }
    }

    /// - Throws: `HTTPFailure` 412 for a condition about a state, since nothing can be read at the address of a write that
    ///   would have one (RFC 9110 §13.1.1); 400 for a part of something (§14.5).
    private func checkConditions(of head: RequestHead) throws(HTTPFailure) {
        guard Preconditions(head).judge(tag: nil, lastModified: nil) == .proceed else {
            throw HTTPFailure(.preconditionFailed)
        }
        guard head.method != .put || !head.fields.contains(.contentRange) else {
            throw .unreadable(.headerField, "Content-Range: only the whole can be replaced, not a part of it.")
        }
    }

    /// What the rules say, and no more: a form asks while it is filled in.
    private func check<Shell: ViewModel>(
        _ body: Write.RequestBody, call: Call, stage: Stage<Services, Shell>
    ) throws -> Response {
        let check = FormCheckViewModel(validations: validate(body, call: call, stage: stage))
        return try stage.pages.respond(withPart: check, to: call)
    }

    private func answer<Shell: ViewModel>(
        to received: RequestBodyDecoder.Received<Write.RequestBody>, call: Call, stage: Stage<Services, Shell>
    ) async throws -> Response {
        let validations = validate(received.body, call: call, stage: stage)
        // To a result, broken rules are one case among others: its controller finds them again.
        if validations.status == .error, !(Write.ResponseBody.self is any ResultViewModel.Type) {
            throw Write.ResponseError.refusing(validations) ?? HTTPFailure.brokenRules(validations)
        }
        let result = try await perform(received, call: call, stage: stage)
        if let other = result as? any ResultViewModel, !other.isSuccess {
            return try stage.pages.respond(with: result, to: call)
        }
        let success = Controller.success(of: result, to: received.body)
        var response =
            try call.face == .json
            ? made(result, call: call, pages: stage.pages) : redirect(after: success, stage: stage)
        if success.forgetsLocale, stage.localeCookie.tag(in: call.cookies) != nil {
            response.fields.append(.setCookie, try stage.localeCookie.fieldValue(for: nil))
        }
        return response
    }

    private func validate<Shell: ViewModel>(
        _ body: Write.RequestBody, call: Call, stage: Stage<Services, Shell>
    ) -> [ValidationResult] {
        let context = ValidationContext(
            locales: stage.pages.locales.all.map(\.tag), timeZones: TimeZone.known,
            displayName: call.visitor?.displayName)
        return (body as? any ValidatableModel)?.validate(in: context) ?? []
    }

    private func redirect<Shell: ViewModel>(after success: Success, stage: Stage<Services, Shell>) throws -> Response {
        var response = try Response(seeOther: success.link)
        response.fields.append(.setCookie, try stage.notes.fieldValue(for: success.note))
        return response
    }

    /// The result itself, for a program; a new thing with the address where it can be read (RFC 9110 §15.3.2).
    private func made<Shell: ViewModel>(
        _ result: Write.ResponseBody, call: Call, pages: PageResponder<Shell>
    ) throws -> Response {
        guard Write.action == .create else { return try pages.respond(with: result, to: call) }
        var response = try pages.respond(with: result, to: call, status: .created)
        try response.fields.set(.location, text: Controller.location(of: result).target)
        return response
    }

    private func perform<Shell: ViewModel>(
        _ received: RequestBodyDecoder.Received<Write.RequestBody>, call: Call, stage: Stage<Services, Shell>
    ) async throws -> Write.ResponseBody {
        switch stage.source {
        case .stubs:
            try await call.preview?.outcome.play(among: Failure.examples, of: name)
            return try await Controller.stub(received.body, recording: stage.record)
        case .live(let services):
            let context = ControllerContext<Write, Services>(
                query: try call.decodeQuery(Write.Query.self), services: services, call: call,
                locales: stage.pages.locales.all,
                idempotencyKey: try IdempotencyKey(typed: received.typed, fields: call.request.head.fields)?.text,
                admission: stage.reception.admission(of: call))
            return try await Controller.perform(received.body, in: context)
        }
    }

    /// The page that the form stood on, with what was typed and the toast.
    ///
    /// - Returns: nil where the form names none, or it is not to be had: the error still has to be told.
    private func refused<Shell: ViewModel>(
        _ submission: Submission, toast: SafeHTML, call: Call, stage: Stage<Services, Shell>
    ) async throws -> Response? {
        for page in pages {
            if let response = try await page.respond(to: submission, toast: toast, call: call, on: stage) {
                return response
            }
        }
        return nil
    }
}
