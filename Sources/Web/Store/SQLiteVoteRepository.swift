import Foundation
import SQLite

/// Votes in the embedded database: each method is one transaction.
struct SQLiteVoteRepository: VoteRepository {
    let database: Database
    let clock: TimeSource

    func setVote(of visitorID: UUID, for ideaID: UUID, stands: Bool) async throws -> Idea {
        try await database.write { transaction in
            guard var idea = try transaction.connection.idea(ideaID) else { throw VoteFailure.ideaNotFound }
            let change =
                stands
                ? try transaction.castVote(of: visitorID, for: ideaID, at: clock.now())
                : -(try transaction.withdrawVote(of: visitorID, for: ideaID))
            idea.votes += change
            if change != 0 { try transaction.updateVotes(of: idea) }
            return idea
        }
    }

    func ideas(votedForBy visitorID: UUID) async throws -> Set<UUID> {
        try await database.read { connection in
            Set(
                try connection.query("SELECT idea_id FROM vote WHERE visitor_id = ?1", visitorID) { row in
                    try row[0] as UUID
                })
        }
    }
}

extension Transaction {
    /// How many votes there are more: 1, or 0 where it stood already.
    fileprivate func castVote(of visitorID: UUID, for ideaID: UUID, at now: Date) throws -> Int {
        try run(
            "INSERT INTO vote (visitor_id, idea_id, cast_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            visitorID, ideaID, now)
    }

    fileprivate func withdrawVote(of visitorID: UUID, for ideaID: UUID) throws -> Int {
        try run("DELETE FROM vote WHERE visitor_id = ?1 AND idea_id = ?2", visitorID, ideaID)
    }

    /// A vote is no edit: version and time of change stay.
    fileprivate func updateVotes(of idea: Idea) throws {
        try run("UPDATE idea SET votes = ?2 WHERE id = ?1", idea.id, idea.votes)
    }
}
