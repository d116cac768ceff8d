import SQLite

/// Stages in the embedded database: each method is one transaction.
struct SQLiteStageRepository: StageRepository {
    let database: Database

    func stages() async throws -> [Stage] {
        try await database.read { try $0.stages() }
    }
}
