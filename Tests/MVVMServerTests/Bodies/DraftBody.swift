import Foundation
import MVVM

/// A body with one of everything.
struct DraftBody: ServerRequestBody, Hashable {
    struct Author: Codable, Hashable {
        var name: String
        var id: UUID?
    }

    static var maxBodySize: ServerRequestBodySize { .kb(4) }

    var title: String
    var votes = 0
    var weight: Double?
    var isOpen: Bool?
    var tags: [String] = []
    var author: Author?
    var createdAt: Date?
    var counts: [String: Int]?
    var small: UInt8?
}

extension DraftBody {
    private enum CodingKeys: CodingKey { case title, votes, weight, isOpen, tags, author, createdAt, counts, small }

    /// Only the title has to be there.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(forKey: .title)
        votes = try container.decodeIfPresent(forKey: .votes) ?? 0
        weight = try container.decodeIfPresent(forKey: .weight)
        isOpen = try container.decodeIfPresent(forKey: .isOpen)
        tags = try container.decodeIfPresent(forKey: .tags) ?? []
        author = try container.decodeIfPresent(forKey: .author)
        createdAt = try container.decodeIfPresent(forKey: .createdAt)
        counts = try container.decodeIfPresent(forKey: .counts)
        small = try container.decodeIfPresent(forKey: .small)
    }
}
