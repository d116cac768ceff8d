import Foundation
import MVVMTesting
import SQLite

@testable import Web

/// The repositories over a real file in a folder of their own, with a clock that ticks.
struct TestStore {
    let folder: TemporaryFolder
    let database: Database
    let ideas: SQLiteIdeaRepository
    let stages: SQLiteStageRepository
    let visitors: SQLiteVisitorRepository
    let votes: SQLiteVoteRepository

    /// Opens the store, in a new folder unless one is given.
    init(in folder: TemporaryFolder? = nil) throws {
        self.folder = try folder ?? TemporaryFolder()
        database = try Database.open(path: self.folder.path("vitrine.sqlite"), migrations: .all)
        let clock = TimeSource.ticking()
        let identifiers = IdentifierSource.version7(clock: clock)
        ideas = SQLiteIdeaRepository(database: database, clock: clock, identifiers: identifiers)
        stages = SQLiteStageRepository(database: database)
        visitors = SQLiteVisitorRepository(database: database, clock: clock, identifiers: identifiers)
        votes = SQLiteVoteRepository(database: database, clock: clock)
    }

    func stage(_ kind: StageKind) async throws -> Stage {
        guard let stage = try await stages.stages().first(where: { $0.kind == kind }) else { throw MissingStage() }
        return stage
    }

    /// The titles of a stage, from the top.
    func titles(in kind: StageKind) async throws -> [String] {
        try await ideas.board().columns.first { $0.stage.kind == kind }?.ideas.map(\.title) ?? []
    }

    struct MissingStage: Error {}
}
