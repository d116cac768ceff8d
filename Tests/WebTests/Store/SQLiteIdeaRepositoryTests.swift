import Foundation
import SQLite
import Testing
import ViewModels

@testable import Web

@Suite("The ideas in the store")
struct SQLiteIdeaRepositoryTests {
    private let store: TestStore
    private let unknown = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

    init() throws {
        store = try TestStore()
    }

    @Test("come back as they were made")
    func create() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        #expect(idea.title == "Dark mode")
        #expect(idea.tagNames == ["design", "accessibility"])
        #expect(try await store.ideas.idea(idea.id) == idea)
        #expect(try await store.ideas.idea(unknown) == nil)
    }

    @Test("start on top of the first stage, where the poster sees them")
    func newestOnTop() async throws {
        for title in ["Dark mode", "Export as CSV", "Offline mode"] {
            _ = try await store.ideas.create(.example(title: title), key: nil)
        }
        let board = try await store.ideas.board()
        #expect(board.columns.map(\.stage.kind) == StageKind.allCases)
        #expect(board.columns.map(\.ideas.count) == [3, 0, 0, 0, 0])
        #expect(try await store.titles(in: .new) == ["Offline mode", "Export as CSV", "Dark mode"])
    }

    @Test(
        "survive a restart, byte by byte",
        arguments: [
            "🧑🏽‍🚀", "\u{202e}لوحة", "'; DROP TABLE idea; --", "{{title}} %{count} <script>", "\"\u{301}",
        ])
    func restart(title: String) async throws {
        let text = String(repeating: title, count: 4_000 / title.count)
        let idea = try await store.ideas.create(.example(title: title, text: text, tagText: ""), key: nil)
        try await store.database.close()
        let read = try await TestStore(in: store.folder).ideas.idea(idea.id)
        #expect(read == idea)
        #expect(read.map { Array($0.text.utf8) } == Array(text.utf8))
    }

    @Test("are made once for one key, however often the form is sent")
    func idempotent() async throws {
        let first = try await store.ideas.create(.example(), key: "k")
        let moved = try await store.ideas.move(first.id, to: store.stage(.done).id, basedOn: 1)
        let second = try await store.ideas.create(.example(), key: "k")
        #expect(second == moved)
        #expect(try await store.titles(in: .new) == [])
    }

    @Test("are made again for another key, for no key, and for another text under the same key")
    func notIdempotent() async throws {
        _ = try await store.ideas.create(.example(), key: "k")
        _ = try await store.ideas.create(.example(), key: "K")
        _ = try await store.ideas.create(.example(), key: nil)
        _ = try await store.ideas.create(.example(text: "Corrected."), key: "k")
        #expect(try await store.titles(in: .new).count == 4)
    }

    @Test("are each visitor's own under one key; a name that changed meanwhile makes no second one")
    func ownKey() async throws {
        func create(_ visitor: UInt8, as name: String) async throws -> UUID {
            let id = try await store.visitors.admit(session: [UInt8](repeating: visitor, count: 32)).id
            let body = IdeaCreateRequest.RequestBody(title: "Dark mode")
            let draft = try IdeaDraft(body, by: IdeaDraft.Author(id: id, name: name))
            return try await store.ideas.create(draft, key: "k").id
        }
        let first = try await create(1, as: "Ada")
        #expect(try await create(1, as: "Grace") == first)
        #expect(try await create(2, as: "Ada") != first)
    }

    @Test("are refused when the board has no stage")
    func noStage() async throws {
        try await store.database.write { _ = try $0.run("DELETE FROM stage") }
        await #expect(throws: IdeaCreateFailure.noStage) { try await store.ideas.create(.example(), key: nil) }
    }

    @Test("move to the top of another stage, in a new version")
    func move() async throws {
        let planned = try await store.stage(.planned)
        let old = try await store.ideas.create(.example(title: "Dark mode"), key: nil)
        let new = try await store.ideas.create(.example(title: "Export as CSV"), key: nil)
        _ = try await store.ideas.move(new.id, to: planned.id, basedOn: 1)
        let moved = try await store.ideas.move(old.id, to: planned.id, basedOn: 1)
        #expect(moved.version == 2)
        #expect(moved.stageID == planned.id)
        #expect(moved.changedAt > old.changedAt)
        #expect(try await store.ideas.idea(old.id) == moved)
        #expect(try await store.titles(in: .planned) == ["Dark mode", "Export as CSV"])
        #expect(try await store.titles(in: .new) == [])
    }

    @Test("stay as they are when they move to where they stand")
    func moveNowhere() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        _ = try await store.ideas.create(.example(title: "Export as CSV"), key: nil)
        #expect(try await store.ideas.move(idea.id, to: idea.stageID, basedOn: 1) == idea)
        #expect(try await store.titles(in: .new) == ["Export as CSV", "Dark mode"])
    }

    @Test("moved by two people at once go where the first put them; the second hears where that is")
    func conflict() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        let planned = try await store.stage(.planned)
        let moved = try await store.ideas.move(idea.id, to: planned.id, basedOn: 1)
        for kind in [StageKind.done, .inProgress] {
            let target = try await store.stage(kind)
            await #expect(throws: IdeaMoveFailure.movedMeanwhile(current: moved, currentStage: planned)) {
                try await store.ideas.move(idea.id, to: target.id, basedOn: 1)
            }
        }
        #expect(try await store.ideas.idea(idea.id) == moved)
    }

    @Test("moved from a version that there cannot be are a conflict", arguments: [Int.min, -1, 0, 2, .max])
    func impossibleVersion(_ version: Int) async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        let (stage, planned) = (try await store.stage(.new), try await store.stage(.planned))
        await #expect(throws: IdeaMoveFailure.movedMeanwhile(current: idea, currentStage: stage)) {
            try await store.ideas.move(idea.id, to: planned.id, basedOn: version)
        }
    }

    @Test("moved to one place twice, as by a form that was sent again, move once")
    func repeated() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        let planned = try await store.stage(.planned)
        let moved = try await store.ideas.move(idea.id, to: planned.id, basedOn: 1)
        #expect(try await store.ideas.move(idea.id, to: planned.id, basedOn: 1) == moved)
        #expect(try await store.ideas.idea(idea.id) == moved)
    }

    @Test("sort by position, then by id")
    func order() async throws {
        let stage = try await store.stage(.new)
        let placed = try [(3, 1), (1, 0), (2, -1), (4, 1)].map { number, position in
            Idea(
                try .example(title: "\(number)"), id: UUID(uuid: (number, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
                stageID: stage.id, position: position, at: TimeSource.fixed(milliseconds: 0).now())
        }
        try await store.database.write { transaction in
            for idea in placed.reversed() { try transaction.insert(idea) }
        }
        #expect(try await store.titles(in: .new) == ["2", "1", "3", "4"])
    }

    @Test("cannot move if they are not there, nor to a stage that is not")
    func notFound() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        await #expect(throws: IdeaMoveFailure.ideaNotFound) {
            try await store.ideas.move(unknown, to: idea.stageID, basedOn: 1)
        }
        await #expect(throws: IdeaMoveFailure.stageNotFound) {
            try await store.ideas.move(idea.id, to: unknown, basedOn: 1)
        }
    }

    @Test("surface a full disk as an error, and go on when there is room again")
    func fullDisk() async throws {
        try await store.database.write { _ = try $0.connection.first("PRAGMA max_page_count = 1") { _ in } }
        let long = try IdeaDraft.example(text: String(repeating: "\u{1f317}", count: 4_000))
        let error = await #expect(throws: SQLiteError.self) {
            for _ in 0..<10 { _ = try await store.ideas.create(long, key: nil) }
        }
        #expect(error?.code == .full)
        try await store.database.write { _ = try $0.connection.first("PRAGMA max_page_count = 100000") { _ in } }
        _ = try await store.ideas.create(long, key: nil)
    }
}
