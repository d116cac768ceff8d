import Localization
import MVVM

/// What a factory reads from: the request's query and order, the reader, and the app's services.
public struct FactoryContext<Request: ServerRequest, Services: Sendable>: Sendable {
    public let query: Request.Query
    public let sort: Request.Sort
    public let services: Services
    public let localizer: Localizer
    /// Who reads; nil for whoever has not written anything here yet.
    public let visitor: SiteVisitor?
    /// The version of the contract that the client speaks, for a `@VersionedFactory`.
    public let version: SystemVersion
    /// The languages of the site.
    public let locales: [SiteLocale]
    /// What the visitor sent from this page and was refused, when the page is shown again for it.
    public let submission: Submission?
    private let loads = SharedLoads()

    public init(
        query: Request.Query, sort: Request.Sort, services: Services, localizer: Localizer,
        visitor: SiteVisitor? = nil, version: SystemVersion = .newest, locales: [SiteLocale] = [],
        submission: Submission? = nil
    ) {
        self.query = query
        self.sort = sort
        self.services = services
        self.localizer = localizer
        self.visitor = visitor
        self.version = version
        self.locales = locales
        self.submission = submission
    }

    /// What several children of a page are made from, loaded once for this request; who asks while it is loading waits.
    ///
    /// - Throws: what the load threw, to everybody who asks.
    public func value<Load: SharedLoad>(of load: Load) async throws -> Load.Value where Load.Services == Services {
        try await loads.value(of: load, from: services)
    }
}

extension FactoryContext where Request.Sort == EmptySort {
    public init(
        query: Request.Query, services: Services, localizer: Localizer, submission: Submission? = nil
    ) {
        self.init(query: query, sort: EmptySort(), services: services, localizer: localizer, submission: submission)
    }
}
