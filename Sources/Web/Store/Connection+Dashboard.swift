import Foundation
import SQLite

// The queries of the overview. Each list is found by an index, and is short.

extension Connection {
    func dashboard(of visitorID: UUID?) throws -> Dashboard {
        Dashboard(
            stages: try stageCounts(), newest: try ideas(newestIDs()), mostVoted: try ideas(mostVotedIDs()),
            posted: try visitorID.map { try ideas(ids(postedBy: $0)) } ?? [],
            voted: try visitorID.map { try ideas(ids(votedForBy: $0)) } ?? [])
    }

    private func stageCounts() throws -> [StageCount] {
        try query(
            """
            SELECT id, kind, name, position, (SELECT count(*) FROM idea WHERE stage_id = stage.id)
            FROM stage ORDER BY position, id
            """
        ) { row in StageCount(stage: try Stage(row: row), ideas: try row[4]) }
    }

    private func newestIDs() throws -> [UUID] {
        try query("SELECT id FROM idea ORDER BY number DESC LIMIT 5") { row in try row[0] }
    }

    private func mostVotedIDs() throws -> [UUID] {
        try query("SELECT id FROM idea WHERE votes > 0 ORDER BY votes DESC, number DESC LIMIT 5") { row in try row[0] }
    }

    private func ids(postedBy visitorID: UUID) throws -> [UUID] {
        try query("SELECT id FROM idea WHERE author_id = ?1 ORDER BY number DESC LIMIT 5", visitorID) { row in
            try row[0]
        }
    }

    private func ids(votedForBy visitorID: UUID) throws -> [UUID] {
        try query("SELECT idea_id FROM vote WHERE visitor_id = ?1 ORDER BY cast_at DESC, idea_id LIMIT 5", visitorID) {
            row in try row[0]
        }
    }

    private func ideas(_ ids: [UUID]) throws -> [Idea] { try ids.compactMap { try idea($0) } }
}
