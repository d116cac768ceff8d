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
    /// 1 at first, one more with each change. An edit names the version it was based on.
    var version: Int
    let createdAt: Date
    var changedAt: Date
    /// The visitor who posted it; nil for a program's, and for a visitor who is gone.
    let authorID: UUID?
}
