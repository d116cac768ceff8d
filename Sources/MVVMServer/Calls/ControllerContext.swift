import Localization
import MVVM

/// What a controller writes with.
public struct ControllerContext<Request: ServerRequest, Services: Sendable>: Sendable {
    public let query: Request.Query
    public let services: Services
    public let localizer: Localizer

    public init(query: Request.Query, services: Services, localizer: Localizer) {
        self.query = query
        self.services = services
        self.localizer = localizer
    }
}
