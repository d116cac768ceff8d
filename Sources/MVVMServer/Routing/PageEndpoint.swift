import HTTP
import MVVM

/// Serves the page of a request: query → factory → view model → face.
struct PageEndpoint<Page, Services: Sendable>: Endpoint
where
    Page: RequestableViewModel & ViewModelFactory, Page.Request.ResponseBody == Page,
    Page.Context == FactoryContext<Page.Request, Services>
{
    let source: Source<Services>

    var path: String { Page.Request.path }
    var hasTail: Bool { Page.Request.Query.hasPathComponent }
    var name: String { String(describing: Page.Request.self) }

    func respond<Shell: ViewModel>(to call: Call, pages: PageResponder<Shell>) async throws -> Response {
        guard call.isRead else { throw HTTPFailure.methodNotAllowed([.get, .head]) }
        let page = try await page(query: try query(of: call), call: call, submission: nil)
        return pages.respond(with: page, to: call)
    }

    /// The page as the visitor sees it again after a refused write.
    func page(query: Page.Request.Query, call: Call, submission: Submission?) async throws -> Page {
        switch source {
        case .stubs:
            return Page.stub()
        case .live(let services):
            return try await Page.model(
                context: FactoryContext(
                    query: query, services: services, localizer: call.localizer, submission: submission))
        }
    }

    private func query(of call: Call) throws -> Page.Request.Query {
        do {
            return try KeyValueDecoder(call.query, tail: call.tail).decode(Page.Request.Query.self)
        } catch let error as DecodingError {
            // A tail that names nothing is an address that does not exist; a bad parameter is a bad request.
            throw error.isAboutTail ? HTTPFailure.notFound : HTTPFailure.badRequest(error.explanation)
        }
    }
}
