import Testing

@testable import Web

@Suite("A hundred people at once")
struct ParallelTests {
    private let store: TestStore

    init() throws {
        store = try TestStore()
    }

    @Test("post and move a hundred ideas: each is there once, each moved once, no two in one place")
    func createAndMove() async throws {
        let done = try await store.stage(.done)
        let store = store
        try await withThrowingDiscardingTaskGroup { group in
            for number in 0..<100 {
                group.addTask {
                    let idea = try await store.ideas.create(.example(title: "Idea \(number)"), key: "\(number)")
                    _ = try await store.ideas.move(idea.id, to: done.id, basedOn: idea.version)
                    _ = try await store.ideas.board()
                }
            }
        }
        let ideas = try await store.ideas.board().columns.flatMap(\.ideas)
        #expect(Set(ideas.map(\.title)).count == 100 && ideas.count == 100)
        #expect(ideas.allSatisfy { $0.stageID == done.id && $0.version == 2 })
        #expect(Set(ideas.map(\.position)).count == 100)
    }

    @Test("move one idea: one of them does, all others hear of it, and see it when they look")
    func moveOne() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        let done = try await store.stage(.done)
        let ideas = store.ideas
        let moves = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    do {
                        _ = try await ideas.move(idea.id, to: done.id, basedOn: 1)
                        return true
                    } catch IdeaMoveFailure.movedMeanwhile(let current, _) {
                        #expect(try await ideas.idea(idea.id) == current)
                        return false
                    }
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(moves == 1)
        #expect(try await ideas.idea(idea.id)?.version == 2)
    }

    @Test("send one form: one idea")
    func createOne() async throws {
        let draft = try IdeaDraft.example()
        let ideas = store.ideas
        try await withThrowingDiscardingTaskGroup { group in
            for _ in 0..<100 { group.addTask { _ = try await ideas.create(draft, key: "k") } }
        }
        #expect(try await store.titles(in: .new) == ["Dark mode"])
    }
}
