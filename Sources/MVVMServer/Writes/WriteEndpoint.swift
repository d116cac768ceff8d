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

    var path: String { Write.path }
    var hasTail: Bool { Write.Query.hasPathComponent }
    var name: String { String(describing: Write.self) }
    var page: (any ViewModel.Type)? { nil }
    var parts: [any PropertyVisitable.Type] { [Write.ResponseBody.self, Failure.self, Write.ResponseError.self] }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        let head = call.request.head
        let method = HTTP.Method(rawValue: Write.action.httpMethod)
        guard head.method == method || (head.method == .post && BodyFormat.isForm(head)) else {
            throw HTTPFailure.methodNotAllowed(method == .post ? [.post] : [method, .post])
        }
        try stage.crossSite.check(head)
        let received = try await RequestBodyDecoder.decode(Write.RequestBody.self, from: call.request)
        do {
            return try await answer(to: received.body, call: call, stage: stage)
        } catch let error as Write.ResponseError {
            throw FailedWrite(error, shownBy: Failure.self, requestName: String(path.dropFirst())) { toast in
                let submission = Submission(typed: received.typed, validations: error.validations)
                return try await refused(submission, toast: toast, call: call, stage: stage)
            }
        }
    }

    private func answer<Shell: ViewModel>(
        to body: Write.RequestBody, call: Call, stage: Stage<Services, Shell>
    ) async throws -> Response {
        let validations = (body as? any ValidatableModel)?.validate() ?? []
        if validations.status == .error {
            throw Write.ResponseError.refusing(validations) ?? HTTPFailure.brokenRules(validations)
        }
        let result = try await perform(body, call: call, source: stage.source)
        guard call.face != .json else {
            return try stage.pages.respond(with: result, to: call, status: Write.action == .create ? .created : .ok)
        }
        let success = Controller.success(of: result)
        var response = Response(.seeOther)
        try response.fields.set(.location, text: success.link.target)
        response.fields.append(.setCookie, try stage.notes.fieldValue(for: success.note))
        return response
    }

    private func perform(
        _ body: Write.RequestBody, call: Call, source: Source<Services>
    ) async throws -> Write.ResponseBody {
        switch source {
        case .stubs:
            return Write.ResponseBody.stub()
        case .live(let services):
            let query = try KeyValueDecoder(call.query, tail: call.tail).decode(Write.Query.self)
            let context = ControllerContext<Write, Services>(
                query: query, services: services, localizer: call.localizer)
            return try await Controller.perform(body, in: context)
        }
    }

    /// The page that the form stood on, with what was typed and the toast; its query comes from the form.
    private func refused<Shell: ViewModel>(
        _ submission: Submission, toast: SafeHTML, call: Call, stage: Stage<Services, Shell>
    ) async throws -> Response {
        let pairs = submission.typed.map { KeyValuePair(name: $0.key, value: $0.value) }
        let page = try await stage.page(
            Page.self, query: try KeyValueDecoder(pairs).decode(Page.Request.Query.self), call: call,
            submission: submission)
        return try stage.pages.respond(with: page, to: call, toasts: toast)
    }
}
