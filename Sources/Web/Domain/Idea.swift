import Foundation

/// A card of the board.
struct Idea: Identifiable, Hashable, Sendable {
    let id: UUID
    var title: String
    var text: String
    var authorName: String
    var tagNames: [String]
    var votes: Int
    var stageID: UUID
    /// Ideas of a stage sort by `(position, id)`, the lowest on top; it may be negative.
    var position: Int
    /// Of its place: 1 at first, one more with each move. A move names the version it was based on.
    var version: Int
    /// Of what it says: 1 at first, one more with each edit. Apart from its place, so that who moves an idea and who writes
    /// on it are never in each other's way.
    var textVersion: Int
    let createdAt: Date
    var changedAt: Date
    /// The visitor who posted it; nil for a program's, and for a visitor who is gone.
    let authorID: UUID?
}
