import HTTP
import MVVM

/// Serves the page of a request: query → factory → view model → face.
struct PageEndpoint<Page, Services: Sendable>: Endpoint
where Page: RequestableViewModel, Page.Request.ResponseBody == Page {
    typealias Factory = @Sendable (FactoryContext<Page.Request, Services>) async throws -> Page

    /// The request's error and its view model, where it has them.
    let parts: [any PropertyVisitable.Type]
    private let factory: Factory
    /// What a thrown error is answered as.
    private let failure: @Sendable (any Error) -> any Error

    var path: String { Page.Request.path }
    var hasTail: Bool { Page.Request.Query.hasPathComponent }
    var misplacedTail: String? { Page.Request.Query.misplacedPathComponent }
    var name: String { TypePath.components(of: Page.Request.self).joined(separator: ".") }
    var page: (any ViewModel.Type)? { Page.self }

    /// For a request that has no error of its own.
    init(_ factory: @escaping Factory) {
        self.factory = factory
        parts = []
        failure = { $0 }
    }

    init<Failure: ErrorViewModel>(shownBy type: Failure.Type, _ factory: @escaping Factory)
    where Failure.ResponseError == Page.Request.ResponseError {
        self.factory = factory
        parts = [Failure.self, Failure.ResponseError.self]
        failure = { error in
            guard let error = error as? Failure.ResponseError else { return error }
            return FailedRequest(error, of: Page.Request.self, shownBy: type)
        }
    }

    func respond<Shell: ViewModel>(to call: Call, on stage: Stage<Services, Shell>) async throws -> Response {
        try call.checkRead()
        do {
            let page = try await stage.page(
                query: try call.decodeQuery(Page.Request.Query.self), call: call, factory: factory)
            return try stage.pages.respond(with: page, to: call)
        } catch {
            throw failure(error)
        }
    }
}

extension Stage {
    /// Builds a page, or shows its stub, which is there at every address of the page.
    func page<Page: RequestableViewModel>(
        query: @autoclosure () throws -> Page.Request.Query, call: Call, submission: Submission? = nil,
        factory: (FactoryContext<Page.Request, Services>) async throws -> Page
    ) async throws -> Page {
        switch source {
        case .stubs:
            return try stub(of: Page.self, for: call, submission: submission)
        case .live(let services):
            return try await factory(
                FactoryContext(
                    query: try query(), sort: try call.decodeSort(Page.Request.Sort.self), services: services,
                    localizer: call.localizer, visitor: call.visitor, version: call.version,
                    locales: pages.locales.all, submission: submission))
        }
    }
}
