import Localization
import MVVM

/// What a controller writes with.
public struct ControllerContext<Request: ServerRequest, Services: Sendable>: Sendable {
    public let query: Request.Query
    public let services: Services
    public let localizer: Localizer
    /// Who writes; nil for whoever has not written anything here yet. `admit()` makes a visitor of them.
    public let visitor: SiteVisitor?
    /// The version of the contract that the client speaks.
    public let version: SystemVersion
    /// The languages of the site.
    public let locales: [SiteLocale]
    /// Stands for one press of a button: the form's hidden `idempotencyKey`, or a program's `Idempotency-Key`.
    public let idempotencyKey: String?
    private let admission: Admission

    init(
        query: Request.Query, services: Services, call: Call, locales: [SiteLocale], idempotencyKey: String?,
        admission: Admission
    ) {
        self.query = query
        self.services = services
        self.localizer = call.localizer
        self.visitor = call.visitor
        self.version = call.version
        self.locales = locales
        self.idempotencyKey = idempotencyKey
        self.admission = admission
    }

    /// The visitor to write for, who is made at their first write.
    ///
    /// Called after everything that can be refused, so that a refused write makes nobody.
    ///
    /// - Returns: nil for whoever brought no token of ours, such as a program without the cookie: nobody would know them
    ///   again.
    public func admit() async throws -> SiteVisitor? { try await admission.admit() }
}
