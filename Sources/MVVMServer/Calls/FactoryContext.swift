import Localization
import MVVM

/// What a factory reads from: the request's query, the reader, and the app's services.
public struct FactoryContext<Request: ServerRequest, Services: Sendable>: Sendable {
    public let query: Request.Query
    public let services: Services
    public let localizer: Localizer
    /// What the visitor sent from this page and was refused, when the page is shown again for it.
    public let submission: Submission?

    public init(query: Request.Query, services: Services, localizer: Localizer, submission: Submission? = nil) {
        self.query = query
        self.services = services
        self.localizer = localizer
        self.submission = submission
    }
}
