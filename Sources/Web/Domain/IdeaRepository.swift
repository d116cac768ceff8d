import Foundation

/// The ideas, wherever they are kept. Each method is whole: all of it happened, or nothing.
protocol IdeaRepository: Sendable {
    func board() async throws -> Board

    /// - Parameter visitorID: whose own ideas and votes are part of it.
    func dashboard(of visitorID: UUID?) async throws -> Dashboard

    func idea(_ id: UUID) async throws -> Idea?

    /// The idea that was posted last, nil on an empty board.
    func newestIdeaID() async throws -> UUID?

    /// Puts a new idea on top of the first stage.
    ///
    /// `key` stands for one press of a button: the same draft with the same key, sent again, gives the idea that the
    /// first call made, as it is now. Another draft under that key is another idea, so that no text is lost; so is that
    /// of another visitor.
    ///
    /// - Throws: `IdeaCreateFailure`.
    func create(_ draft: IdeaDraft, key: String?) async throws -> Idea

    /// Puts another title, text and tags in the place of the idea's.
    ///
    /// What the idea says already is saved already.
    ///
    /// - Parameter textVersion: the one that the writer saw.
    /// - Throws: `IdeaEditFailure`.
    func edit(_ id: UUID, to edit: IdeaEdit, basedOn textVersion: Int) async throws -> Idea

    /// Puts the idea on top of another stage. In the stage where it stands already, it stays as it is.
    ///
    /// The same move, asked for again, gives its first answer.
    ///
    /// - Parameter version: the one that the mover saw.
    /// - Throws: `IdeaMoveFailure`.
    func move(_ id: UUID, to stageID: UUID, basedOn version: Int) async throws -> Idea
}
