import SQLite

// The statements that change ideas.

extension Transaction {
    func insert(_ idea: Idea) throws {
        try run(
            """
            INSERT INTO idea
                (id, title, text, author_name, tags, votes, stage_id, position, version, created_at, changed_at, author_id,
                text_version)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
            """,
            idea.id, idea.title, idea.text, idea.authorName, TagList(idea.tagNames), idea.votes, idea.stageID,
            idea.position, idea.version, idea.createdAt, idea.changedAt, idea.authorID, idea.textVersion)
    }

    func remember(_ key: String, for draft: IdeaDraft, as idea: Idea) throws {
        try run(
            "INSERT INTO idea_creation (key, draft_hash, idea_id) VALUES (?1, ?2, ?3)", draft.ownKey(key),
            draft.stableHash, idea.id)
    }

    /// Keeps what an idea says that is there already, and the version of that.
    func updateText(of idea: Idea) throws {
        try run(
            "UPDATE idea SET title = ?2, text = ?3, tags = ?4, text_version = ?5, changed_at = ?6 WHERE id = ?1",
            idea.id, idea.title, idea.text, TagList(idea.tagNames), idea.textVersion, idea.changedAt)
    }

    /// Keeps the place of an idea that is there already, and its version.
    func updatePlace(of idea: Idea) throws {
        try run(
            "UPDATE idea SET stage_id = ?2, position = ?3, version = ?4, changed_at = ?5 WHERE id = ?1",
            idea.id, idea.stageID, idea.position, idea.version, idea.changedAt)
    }
}
