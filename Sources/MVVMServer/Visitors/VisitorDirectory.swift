/// Where an app keeps its visitors, found by the hash of a session's token; the token itself never gets there.
public protocol VisitorDirectory: Sendable {
    /// nil for a session that nobody opened, or that is gone.
    func visitor(ofSession tokenHash: [UInt8]) async throws -> SiteVisitor?

    /// Makes a visitor and the session that leads to them; asked again, also at the same time, it is the same visitor.
    func admit(session tokenHash: [UInt8]) async throws -> SiteVisitor
}
