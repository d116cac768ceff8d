import Foundation
import MVVM

/// A query, and a body, with everything that the rules for names and values allow.
struct EverythingQuery: ServerRequestQuery, ServerRequestBody {
    enum Stage: String, Codable, Hashable, CaseIterable { case new, underReview, done }

    struct Part: Codable, Hashable {
        var name: String?
        var ids: [UUID] = []
        var depth: Depth?
    }

    struct Depth: Codable, Hashable {
        var weight: Double
    }

    @PathComponent var tail: String
    var text: String
    var maybe: String?
    var votes: Int
    var small: UInt8?
    var weight: Double?
    var isOpen: Bool?
    var stage: Stage
    var other: Stage?
    var id: UUID
    var since: Date?
    var texts: [String]
    var numbers: [Int]
    var stages: Set<Stage>
    var names: [String: String]
    var part: Part
    var maybePart: Depth?
    var pagination: Pagination

    init(_ random: inout RandomValues) {
        tail = random.text()
        text = random.text()
        maybe = random.optional { $0.text() }
        votes = random.integer()
        small = random.optional { UInt8($0.int(0...255)) }
        weight = random.optional { $0.double() }
        isOpen = random.optional { $0.bool() }
        stage = Stage.allCases[random.int(0...2)]
        other = random.optional { Stage.allCases[$0.int(0...2)] }
        id = random.uuid()
        since = random.optional { $0.date() }
        texts = random.list { $0.text() }
        numbers = random.list { $0.integer() }
        stages = Set(random.list { Stage.allCases[$0.int(0...2)] })
        names = Dictionary(random.list { ($0.text(), $0.text()) }, uniquingKeysWith: { $1 })
        part = Part(
            name: random.optional { $0.text() }, ids: random.list { $0.uuid() },
            depth: random.optional { Depth(weight: $0.double()) })
        maybePart = random.optional { Depth(weight: $0.double()) }
        pagination = Pagination(
            startIndex: random.optional { $0.int(0...99) }, maxResults: random.optional { $0.int(0...99) })
    }
}
