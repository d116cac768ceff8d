import SQLite

extension Migration {
    /// Stages and ideas. The stages have a kind and no words; `number` keeps an idea's row id through VACUUM.
    static let createBoard = Migration(
        number: 1,
        name: "create board",
        sql: """
            CREATE TABLE stage (
                id BLOB PRIMARY KEY CHECK (length(id) = 16),
                kind TEXT NOT NULL,
                name TEXT,
                position INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;

            INSERT INTO stage (id, kind, position) VALUES
                (x'01938000000070008000000000000001', 'new', 1),
                (x'01938000000070008000000000000002', 'underReview', 2),
                (x'01938000000070008000000000000003', 'planned', 3),
                (x'01938000000070008000000000000004', 'inProgress', 4),
                (x'01938000000070008000000000000005', 'done', 5);

            CREATE TABLE idea (
                number INTEGER PRIMARY KEY,
                id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
                title TEXT NOT NULL,
                text TEXT NOT NULL,
                author_name TEXT NOT NULL,
                tags TEXT NOT NULL, -- joined by commas
                votes INTEGER NOT NULL,
                stage_id BLOB NOT NULL REFERENCES stage (id),
                position INTEGER NOT NULL,
                version INTEGER NOT NULL,
                created_at INTEGER NOT NULL, -- milliseconds since 1970
                changed_at INTEGER NOT NULL
            ) STRICT;

            CREATE INDEX idea_by_stage ON idea (stage_id, position, id);

            CREATE TABLE idea_creation (
                key TEXT NOT NULL,
                draft_hash INTEGER NOT NULL,
                idea_id BLOB NOT NULL REFERENCES idea (id) ON DELETE CASCADE,
                PRIMARY KEY (key, draft_hash)
            ) STRICT, WITHOUT ROWID;

            CREATE INDEX idea_creation_by_idea ON idea_creation (idea_id);
            """)
}
