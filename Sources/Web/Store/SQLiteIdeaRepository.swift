import Foundation
import SQLite

/// Ideas in the embedded database: each method is one transaction.
struct SQLiteIdeaRepository: IdeaRepository {
    let database: Database
    let clock: TimeSource
    let identifiers: IdentifierSource

    func board() async throws -> Board {
        try await database.read { connection in
            let stages = try connection.stages()
            return Board(columns: try stages.map { BoardColumn(stage: $0, ideas: try connection.ideas(in: $0.id)) })
        }
    }

    func dashboard(of visitorID: UUID?) async throws -> Dashboard {
        try await database.read { try $0.dashboard(of: visitorID) }
    }

    func idea(_ id: UUID) async throws -> Idea? {
        try await database.read { try $0.idea(id) }
    }

    func newestIdeaID() async throws -> UUID? {
        try await database.read { try $0.newestIdeaID() }
    }

    func create(_ draft: IdeaDraft, key: String?) async throws -> Idea {
        try await database.write { transaction in
            let connection = transaction.connection
            if let key, let earlier = try connection.idea(createdFrom: draft, key: key) { return earlier }
            guard let stage = try connection.stages().first else { throw IdeaCreateFailure.noStage }
            let idea = Idea(
                draft, id: identifiers.next(), stageID: stage.id, position: try connection.topPosition(in: stage.id),
                at: clock.now())
            try transaction.insert(idea)
            if let key { try transaction.remember(key, for: draft, as: idea) }
            return idea
        }
    }

    func edit(_ id: UUID, to edit: IdeaEdit, basedOn textVersion: Int) async throws -> Idea {
        try await database.write { transaction in
            guard let idea = try transaction.connection.idea(id) else { throw IdeaEditFailure.ideaNotFound }
            // Also where a form is sent twice, or again after its answer was lost.
            guard !idea.says(edit) else { return idea }
            guard idea.textVersion == textVersion else { throw IdeaEditFailure.editedMeanwhile(current: idea) }
            let edited = idea.edited(edit, at: clock.now())
            try transaction.updateText(of: edited)
            return edited
        }
    }

    func move(_ id: UUID, to stageID: UUID, basedOn version: Int) async throws -> Idea {
        try await database.write { transaction in
            let connection = transaction.connection
            guard let idea = try connection.idea(id), let stage = try connection.stage(idea.stageID) else {
                throw IdeaMoveFailure.ideaNotFound
            }
            guard let target = try connection.stage(stageID) else { throw IdeaMoveFailure.stageNotFound }
            // The move that is asked for was made already: a form sent twice, or again after its answer was lost.
            // The version that was sent is any number: counting it up would trap on the greatest.
            if idea.version - 1 == version, idea.stageID == target.id { return idea }
            guard idea.version == version else {
                throw IdeaMoveFailure.movedMeanwhile(current: idea, currentStage: stage)
            }
            guard target != stage else { return idea }
            let moved = idea.moved(to: target.id, position: try connection.topPosition(in: target.id), at: clock.now())
            try transaction.updatePlace(of: moved)
            return moved
        }
    }
}
