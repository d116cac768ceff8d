import Foundation

/// The votes, wherever they are kept: one for each visitor and idea. Each method is whole.
protocol VoteRepository: Sendable {
    /// Makes the visitor's vote for an idea stand or not; said again, it changes nothing.
    ///
    /// - Returns: the idea with its count, which is always the number of its votes.
    /// - Throws: `VoteFailure`.
    func setVote(of visitorID: UUID, for ideaID: UUID, stands: Bool) async throws -> Idea

    func ideas(votedForBy visitorID: UUID) async throws -> Set<UUID>
}
