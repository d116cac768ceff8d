import HTTP
import MVVM

/// Serves the page of a request: query → factory → view model → face.
struct PageEndpoint<Page, Services: Sendable>: Endpoint
where
    Page: RequestableViewModel & ViewModelFactory, Page.Request.ResponseBody == Page,
    Page.Context == FactoryContext<Page.Request, Services>
{
    /// The request's error and its view model, where it has them.
    let parts: [any PropertyVisitable.Type]
    /// What a thrown error is answered as.
    private let failure: @Sendable (any Error) -> any Error

    var path: String { Page.Request.path }
    var hasTail: Bool { Page.Request.Query.hasPathComponent }
    var name: String { String(describing: Page.Request.self) }
    var page: (any ViewModel.Type)? { Page.self }

    /// For a request that has no error of its own.
    init() {
        parts = []
        failure = { $0 }
    }

    init<Failure: ErrorViewModel>(shownBy type: Failure.Type)
    where Failure.ResponseError == Page.Request.ResponseError {
        parts = [Failure.self, Failure.ResponseError.self]
        failure = { error in
            guard let error = error as? Failure.ResponseError else { return error }
            return FailedRequest(error, of: Page.Request.self, shownBy: type)
        }
    }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        guard call.isRead else { throw HTTPFailure.methodNotAllowed([.get, .head]) }
        do {
            let page = try await stage.page(
                Page.self, query: try call.decodeQuery(Page.Request.Query.self), call: call)
            return try stage.pages.respond(with: page, to: call)
        } catch {
            throw failure(error)
        }
    }
}

extension Stage {
    /// Builds a page, or shows its stub, which is there at every address of the page.
    func page<Page>(
        _ type: Page.Type, query: @autoclosure () throws -> Page.Request.Query, call: Call,
        submission: Submission? = nil
    ) async throws -> Page
    where Page: RequestableViewModel & ViewModelFactory, Page.Context == FactoryContext<Page.Request, Services> {
        switch source {
        case .stubs:
            return try stub(of: Page.self, for: call, submission: submission)
        case .live(let services):
            return try await Page.model(
                context: FactoryContext(
                    query: try query(), sort: try call.decodeSort(Page.Request.Sort.self), services: services,
                    localizer: call.localizer, visitor: call.visitor, locales: pages.locales.all,
                    submission: submission))
        }
    }
}
