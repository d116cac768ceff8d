import HTTP
import MVVM

/// Serves the page of a request: query → factory → view model → face.
struct PageEndpoint<Page, Services: Sendable>: Endpoint
where
    Page: RequestableViewModel & ViewModelFactory, Page.Request.ResponseBody == Page,
    Page.Context == FactoryContext<Page.Request, Services>
{
    var path: String { Page.Request.path }
    var hasTail: Bool { Page.Request.Query.hasPathComponent }
    var name: String { String(describing: Page.Request.self) }
    var page: (any ViewModel.Type)? { Page.self }
    var parts: [any PropertyVisitable.Type] { [] }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        guard call.isRead else { throw HTTPFailure.methodNotAllowed([.get, .head]) }
        let page = try await stage.page(Page.self, query: try query(of: call), call: call)
        return try stage.pages.respond(with: page, to: call)
    }

    private func query(of call: Call) throws -> Page.Request.Query {
        do {
            return try KeyValueDecoder(call.query, tail: call.tail).decode(Page.Request.Query.self)
        } catch let error as DecodingError {
            // A tail that names nothing is an address that does not exist; a bad parameter is a bad request.
            throw call.tail == nil ? HTTPFailure.badRequest(error.explanation) : HTTPFailure.notFound
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
            return Page.stub()
        case .live(let services):
            return try await Page.model(
                context: FactoryContext(
                    query: try query(), services: services, localizer: call.localizer, submission: submission))
        }
    }
}
