import Foundation
import SQLite

// The queries on stages and ideas.

extension Connection {
    func stages() throws -> [Stage] {
        try query("SELECT id, kind, name, position FROM stage ORDER BY position, id", row: Stage.init(row:))
    }

    func stage(_ id: UUID) throws -> Stage? {
        try first("SELECT id, kind, name, position FROM stage WHERE id = ?1", id, row: Stage.init(row:))
    }

    func ideas(in stageID: UUID) throws -> [Idea] {
        try query(
            """
            SELECT id, title, text, author_name, tags, votes, stage_id, position, version, created_at, changed_at,
                author_id, text_version
            FROM idea WHERE stage_id = ?1 ORDER BY position, id
            """, stageID, row: Idea.init(row:))
    }

    func idea(_ id: UUID) throws -> Idea? {
        try first(
            """
            SELECT id, title, text, author_name, tags, votes, stage_id, position, version, created_at, changed_at,
                author_id, text_version
            FROM idea WHERE id = ?1
            """, id, row: Idea.init(row:))
    }

    /// The idea that an earlier call made of the same draft with the same key.
    func idea(createdFrom draft: IdeaDraft, key: String) throws -> Idea? {
        let id = try first(
            "SELECT idea_id FROM idea_creation WHERE key = ?1 AND draft_hash = ?2", draft.ownKey(key), draft.stableHash
        ) { row in try row[0] as UUID }
        return try id.flatMap { try idea($0) }
    }

    /// The idea that was posted last, nil on an empty board.
    func newestIdeaID() throws -> UUID? {
        try first("SELECT id FROM idea ORDER BY number DESC LIMIT 1") { row in try row[0] as UUID }
    }

    /// A position above all ideas of the stage.
    func topPosition(in stageID: UUID) throws -> Int {
        let position = try first(
            "SELECT coalesce(min(position) - 1, 0) FROM idea WHERE stage_id = ?1", stageID
        ) { row in try row[0] as Int }
        return position ?? 0
    }
}
