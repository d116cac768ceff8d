import HTTP
import HTTPServer
import MVVM

/// Serves a write: guard → decode → rules → controller → the next page, or the error in the page that the form stood on.
struct WriteEndpoint<Controller, Failure, Page, Services>: Endpoint
where
    Controller: ServerRequestController, Controller.Services == Services,
    Failure: ErrorViewModel, Failure.ResponseError == Controller.Request.ResponseError,
    Page: RequestableViewModel & ViewModelFactory, Page.Request.ResponseBody == Page,
    Page.Context == FactoryContext<Page.Request, Services>
{
    typealias Write = Controller.Request

    let source: Source<Services>
    let page: PageEndpoint<Page, Services>
    let decoder: RequestBodyDecoder
    let crossSite: CrossSiteGuard
    let notes: NoteCookie

    var path: String { Write.path }
    var hasTail: Bool { Write.Query.hasPathComponent }
    var name: String { String(describing: Write.self) }

    func respond<Shell: ViewModel>(to call: Call, pages: PageResponder<Shell>) async throws -> Response {
        let head = call.request.head
        let isForm = decoder.isForm(head)
        let method = HTTP.Method(rawValue: Write.action.httpMethod)
        guard head.method == method || (isForm && head.method == .post) else {
            throw HTTPFailure.methodNotAllowed(method == .post ? [.post] : [method, .post])
        }
        try crossSite.check(head)
        let received = try await decoder.decode(Write.RequestBody.self, from: call.request)
        let query = try KeyValueDecoder(call.query, tail: call.tail).decode(Write.Query.self)
        do {
            return try await answer(to: received.body, query: query, call: call, pages: pages)
        } catch let error as Write.ResponseError {
            throw FailedWrite(error, shownBy: Failure.self, requestName: String(path.dropFirst())) { toast in
                let submission = Submission(typed: received.typed, validations: error.validations)
                return try await refused(submission, toast: toast, call: call, pages: pages)
            }
        }
    }

    private func answer<Shell: ViewModel>(
        to body: Write.RequestBody, query: Write.Query, call: Call, pages: PageResponder<Shell>
    ) async throws -> Response {
        let validations = body.validate()
        if validations.status == .error {
            throw Write.ResponseError.refusing(validations) ?? HTTPFailure.badRequest("The body breaks a rule.")
        }
        let result = try await perform(body, query: query, call: call)
        switch call.face {
        case .json:
            return pages.respond(with: result, to: call, status: Write.action == .create ? .created : .ok)
        case .html, .fragment:
            let success = Controller.success(of: result)
            var response = Response(.seeOther)
            response.fields.set(.location, to: FieldValue(trusted: success.link.target))
            response.fields.append(.setCookie, notes.cookie(for: success.note).fieldValue)
            return response
        }
    }

    private func perform(
        _ body: Write.RequestBody, query: Write.Query, call: Call
    ) async throws -> Write.ResponseBody {
        switch source {
        case .stubs:
            return Write.ResponseBody.stub()
        case .live(let services):
            let context = ControllerContext<Write, Services>(
                query: query, services: services, localizer: call.localizer)
            return try await Controller.perform(body, in: context)
        }
    }

    /// The page that the form stood on, with what was typed and the toast; its query comes from the form.
    private func refused<Shell: ViewModel>(
        _ submission: Submission, toast: SafeHTML, call: Call, pages: PageResponder<Shell>
    ) async throws -> Response {
        let pairs = submission.typed.map { KeyValuePair(name: $0.key, value: $0.value) }
        let query = try KeyValueDecoder(pairs).decode(Page.Request.Query.self)
        let shown = try await page.page(query: query, call: call, submission: submission)
        return pages.respond(with: shown, to: call, toasts: toast)
    }
}
