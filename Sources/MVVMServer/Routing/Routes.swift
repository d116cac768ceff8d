import MVVM

/// The table of contents of an app: what it serves, as types. A builder, frozen into a `Site`.
public struct Routes<Services: Sendable>: Sendable {
    private(set) var endpoints: [any Endpoint<Services>] = []
    private(set) var words: [any PropertyVisitable.Type] = []
    private(set) var home: Link

    /// - Parameter home: where `/` leads (303).
    public init(home: some ViewModelRequest) { self.home = Link(to: home) }

    /// Serves a page at the path of its request, which has no error of its own.
    public mutating func register<Page>(_ page: Page.Type)
    where
        Page: RequestableViewModel & ViewModelFactory, Page.Request.ResponseBody == Page,
        Page.Context == FactoryContext<Page.Request, Services>, Page.Request.ResponseError == EmptyError
    {
        endpoints.append(PageEndpoint<Page, Services> { try await Page.model(context: $0) })
    }

    /// Serves a client-hosted page.
    ///
    /// - Parameter appState: what the page is made from, out of the request, the visitor, the services.
    public mutating func register<Page>(
        _ page: Page.Type,
        appState: @escaping @Sendable (FactoryContext<Page.Request, Services>) async throws -> Page.AppState
    )
    where
        Page: RequestableViewModel & ClientHostedViewModelFactory, Page.Request.ResponseBody == Page,
        Page.Request.ResponseError == EmptyError
    {
        endpoints.append(PageEndpoint<Page, Services> { Page.model(appState: try await appState($0)) })
    }

    /// Serves a page whose request has an error of its own.
    ///
    /// - Parameter error: the view model that shows it, on an error page; the compiler refuses any other.
    public mutating func register<Page, Failure>(_ page: Page.Type, error: Failure.Type)
    where
        Page: RequestableViewModel & ViewModelFactory, Page.Request.ResponseBody == Page,
        Page.Context == FactoryContext<Page.Request, Services>,
        Failure: ErrorViewModel, Failure.ResponseError == Page.Request.ResponseError
    {
        endpoints.append(PageEndpoint<Page, Services>(shownBy: error) { try await Page.model(context: $0) })
    }

    /// Serves a write.
    ///
    /// - Parameters:
    ///   - error: the view model that shows the request's `ResponseError`; the compiler refuses any other.
    ///   - page: the page that the form stands on; without script it is shown again around the error.
    public mutating func register<Controller, Failure, PageRequest>(
        _ controller: Controller.Type, error: Failure.Type, page: PageRequest.Type
    )
    where
        Controller: ServerRequestController, Controller.Services == Services,
        Failure: ErrorViewModel, Failure.ResponseError == Controller.Request.ResponseError,
        PageRequest: ViewModelRequest, PageRequest.ResponseBody: ViewModelFactory,
        PageRequest.ResponseBody.Request == PageRequest,
        PageRequest.ResponseBody.Context == FactoryContext<PageRequest, Services>
    {
        endpoints.append(
            WriteEndpoint<Controller, Failure, Services>(pages: [ModelFormPage<PageRequest.ResponseBody, Services>()]))
    }

    /// Serves a write whose form stands on two pages.
    ///
    /// - Parameters:
    ///   - error: the view model that shows the request's `ResponseError`; the compiler refuses any other.
    ///   - page: one that has a query; a form that stands there holds it.
    ///   - other: where every other form stands.
    public mutating func register<Controller, Failure, PageRequest, OtherRequest>(
        _ controller: Controller.Type, error: Failure.Type, page: PageRequest.Type, or other: OtherRequest.Type
    )
    where
        Controller: ServerRequestController, Controller.Services == Services,
        Failure: ErrorViewModel, Failure.ResponseError == Controller.Request.ResponseError,
        PageRequest: ViewModelRequest, PageRequest.ResponseBody: ViewModelFactory,
        PageRequest.ResponseBody.Request == PageRequest,
        PageRequest.ResponseBody.Context == FactoryContext<PageRequest, Services>,
        OtherRequest: ViewModelRequest, OtherRequest.ResponseBody: ViewModelFactory,
        OtherRequest.ResponseBody.Request == OtherRequest,
        OtherRequest.ResponseBody.Context == FactoryContext<OtherRequest, Services>
    {
        endpoints.append(
            WriteEndpoint<Controller, Failure, Services>(pages: [
                ModelFormPage<PageRequest.ResponseBody, Services>(),
                ModelFormPage<OtherRequest.ResponseBody, Services>(),
            ]))
    }

    /// Serves routes behind a guard, which adds nothing to their paths (seed: contract wiring, rule 2). Of groups within
    /// groups the outer guard is asked first.
    public mutating func grouped(_ gate: some RouteGuard, routes: (inout Routes) -> Void) {
        var group = self
        group.endpoints = []
        routes(&group)
        endpoints += group.endpoints.map { GuardedEndpoint(base: $0, gate: gate) }
        words = group.words
    }

    /// Words that no view model's properties name: those of `…FieldsMessages`, of enums behind stored texts.
    public mutating func words(_ types: any PropertyVisitable.Type...) { words += types }
}
