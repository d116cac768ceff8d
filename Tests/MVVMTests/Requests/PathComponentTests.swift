import Foundation
import Testing

@testable import MVVM

@Suite("A request's path that ends in an id")
struct PathComponentTests {
    private struct Query: ServerRequestQuery {
        @PathComponent var name: String
        var page: Int?
    }

    private struct Later: ServerRequestQuery {
        var page: Int
        @PathComponent var name: String
    }

    private struct Optionals: ServerRequestQuery {
        var page: Int?
        @PathComponent var name: String?
    }

    private struct Twice: ServerRequestQuery {
        @PathComponent var name: String
        @PathComponent var other: UUID
    }

    private struct Nested: ServerRequestQuery {
        struct Part: Codable, Hashable {
            @PathComponent var name: String
        }

        var part: Part
    }

    /// One of each kind of value before it.
    private struct BehindEverything: ServerRequestQuery {
        enum Stage: String, Codable, CaseIterable { case planned, done }

        var text: String
        var small: UInt8
        var weight: Float
        var isOpen: Bool
        var id: UUID
        var since: Date
        var stage: Stage
        var stages: Set<Stage>
        var names: [String: Int]
        var pagination: Pagination
        @PathComponent var name: String
    }

    @Test("is known without a value")
    func kinds() {
        #expect(Query.hasPathComponent)
        #expect(PageRequest.Query.hasPathComponent)
        #expect(!EmptyQuery.hasPathComponent)
        #expect(!KeyValueQuery.hasPathComponent)
        // Only the first may be one.
        #expect(!Later.hasPathComponent)
    }

    @Test("is told from one that is marked and cannot be it, wherever that stands")
    func misplaced() {
        #expect(Query.misplacedPathComponent == nil)
        #expect(PageRequest.Query.misplacedPathComponent == nil)
        #expect(EmptyQuery.misplacedPathComponent == nil)
        #expect(KeyValueQuery.misplacedPathComponent == nil)
        #expect(Later.misplacedPathComponent == "name")
        #expect(Optionals.misplacedPathComponent == "name")
        #expect(Twice.misplacedPathComponent == "other")
        #expect(Nested.misplacedPathComponent == "part.name")
        #expect(BehindEverything.misplacedPathComponent == "name")
    }

    @Test("keeps the id out of the query", arguments: ["a", "a/b", "🧑🏽‍🚀", "..", "a?b=c", ""])
    func tail(_ name: String) throws {
        let pairs = KeyValueEncoder.pairs(of: Query(name: name, page: 2))
        #expect(pairs.tail == name)
        #expect(pairs.values == [KeyValuePair(name: "page", value: "2")])
        let read = try KeyValueDecoder(pairs.values, tail: pairs.tail).decode(Query.self)
        #expect(read == Query(name: name, page: 2))
    }

    @Test("is a field of a form that stands on its page", arguments: ["a", "..", "~a", "a/b"])
    func form(_ name: String) throws {
        let pairs = [KeyValuePair(name: "page", value: "2"), KeyValuePair(name: "name", value: name)]
        #expect(try Query(form: pairs) == Query(name: name, page: 2))
        #expect(throws: DecodingError.self) { try Query(form: Array(pairs.dropLast())) }
    }

    @Test("is in its target, encoded as one component")
    func target() {
        let id = UUID(uuid: (0xAB, 0, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, 0, 0, 0, 0xFF))
        let request = PageRequest(query: .init(id: id, page: 2, tags: ["a/b"]))
        #expect(request.target == "/page/ab000000-0000-7000-8000-0000000000ff?page=2&tags=a%2Fb")
    }

    @Test("is refused without one")
    func missing() {
        #expect(throws: DecodingError.self) { try KeyValueDecoder([]).decode(Query.self) }
        // The name in the query is no substitute.
        let pairs = [KeyValuePair(name: "name", value: "a")]
        #expect(throws: DecodingError.self) { try KeyValueDecoder(pairs).decode(Query.self) }
    }
}
