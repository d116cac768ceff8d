import SQLite

extension Services {
    init(_ database: Database) {
        self.init(database, clock: .system, identifiers: .version7(clock: .system))
    }

    init(_ database: Database, clock: TimeSource, identifiers: IdentifierSource) {
        ideas = SQLiteIdeaRepository(database: database, clock: clock, identifiers: identifiers)
        stages = SQLiteStageRepository(database: database)
        visitors = SQLiteVisitorRepository(database: database, clock: clock, identifiers: identifiers)
        votes = SQLiteVoteRepository(database: database, clock: clock)
    }
}
