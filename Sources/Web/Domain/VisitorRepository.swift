import Foundation

/// The visitors and the sessions that lead to them, wherever they are kept. Each method is whole.
protocol VisitorRepository: Sendable {
    /// - Parameter tokenHash: of the session's token; the token itself is never kept.
    /// - Returns: nil for a session that nobody opened.
    func visitor(ofSession tokenHash: [UInt8]) async throws -> Visitor?

    /// Makes a visitor without settings, and the session that leads to them; the session's visitor where it has one.
    func admit(session tokenHash: [UInt8]) async throws -> Visitor

    /// Replaces the settings of a visitor who is there.
    func save(_ visitor: Visitor) async throws

    /// What a visitor is called; whoever has no name yet is called like this from now on.
    ///
    /// - Returns: nil for whoever has no name and gives none.
    func name(of id: UUID, orElse name: String) async throws -> String?
}
