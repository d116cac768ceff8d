import SQLite

extension Migration {
    /// What an idea says has a version of its own; the overview finds its ideas by votes and by author.
    static let addTextVersions = Migration(
        number: 3,
        name: "add text versions",
        sql: """
            ALTER TABLE idea ADD COLUMN text_version INTEGER NOT NULL DEFAULT 1;

            CREATE INDEX idea_by_votes ON idea (votes, number);

            CREATE INDEX idea_by_author ON idea (author_id, number);
            """)
}
