import Foundation

/// The board of ready strings: `board.json` as it stands, or what the peers are given.
struct PlainBoard: Codable {
    struct Column: Codable {
        var name: String
        var cards: [Card]
    }

    struct Card: Codable {
        var id: Int
        var title: String
        var author: String
        var votesTitle: String
        /// Digits as people read them.
        var votes: String
        /// RFC 3339.
        var createdValue: String
        /// The date as people read it.
        var created: String
        var tags: [String]
    }

    var pageTitle: String
    var userName: String
    var language: String
    var labels: [String: String]
    var columns: [Column]
}
