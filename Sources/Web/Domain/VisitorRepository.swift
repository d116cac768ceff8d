import Foundation

/// The visitors and the sessions that lead to them, wherever they are kept. Each method is whole.
protocol VisitorRepository: Sendable {
    func visitor(_ id: UUID) async throws -> Visitor?

    /// - Parameter tokenHash: of the session's token; the token itself is never kept.
    /// - Returns: nil for a session that nobody opened.
    func visitor(ofSession tokenHash: [UInt8]) async throws -> Visitor?

    /// Makes a visitor without settings, and the session that leads to them.
    func admit(session tokenHash: [UInt8]) async throws -> Visitor

    /// Replaces the settings of a visitor who is there.
    func save(_ visitor: Visitor) async throws

    /// Keeps the name for a visitor who has none yet.
    func remember(displayName: String, of id: UUID) async throws
}
