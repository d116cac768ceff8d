import MVVMServer

/// Tells the site who is behind a session.
struct VisitorSessions: VisitorDirectory {
    let visitors: any VisitorRepository

    func visitor(ofSession tokenHash: [UInt8]) async throws -> SiteVisitor? {
        try await visitors.visitor(ofSession: tokenHash).map(SiteVisitor.init)
    }

    func admit(session tokenHash: [UInt8]) async throws -> SiteVisitor {
        SiteVisitor(try await visitors.admit(session: tokenHash))
    }
}

extension SiteVisitor {
    init(_ visitor: Visitor) {
        self.init(
            id: visitor.id, displayName: visitor.displayName, locale: visitor.locale, timeZone: visitor.timeZone,
            theme: visitor.theme?.rawValue)
    }
}
