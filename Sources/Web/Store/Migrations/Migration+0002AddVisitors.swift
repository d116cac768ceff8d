import SQLite

extension Migration {
    /// Visitors with their sessions and votes; an idea remembers who posted it.
    static let addVisitors = Migration(
        number: 2,
        name: "add visitors",
        sql: """
            CREATE TABLE visitor (
                id BLOB PRIMARY KEY CHECK (length(id) = 16),
                display_name TEXT,
                locale TEXT,
                time_zone TEXT,
                theme TEXT,
                created_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE session (
                token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
                visitor_id BLOB NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
                created_at INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;

            CREATE INDEX session_by_visitor ON session (visitor_id);

            CREATE TABLE vote (
                visitor_id BLOB NOT NULL REFERENCES visitor (id) ON DELETE CASCADE,
                idea_id BLOB NOT NULL REFERENCES idea (id) ON DELETE CASCADE,
                cast_at INTEGER NOT NULL,
                PRIMARY KEY (visitor_id, idea_id)
            ) STRICT, WITHOUT ROWID;

            CREATE INDEX vote_by_idea ON vote (idea_id);

            ALTER TABLE idea ADD COLUMN author_id BLOB REFERENCES visitor (id) ON DELETE SET NULL;
            """)
}
