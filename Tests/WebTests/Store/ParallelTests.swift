import Foundation
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

    @Test("move one idea to three places: one move wins, its repetitions too; all others hear of it")
    func moveOne() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        let kinds = [StageKind.planned, .inProgress, .done]
        let ideas = store.ideas
        let store = store
        let targets = try await withThrowingTaskGroup(of: UUID?.self) { group in
            for number in 0..<99 {
                group.addTask {
                    let target = try await store.stage(kinds[number % 3]).id
                    do {
                        return try await ideas.move(idea.id, to: target, basedOn: 1).stageID
                    } catch IdeaMoveFailure.movedMeanwhile(let current, _) {
                        #expect(try await ideas.idea(idea.id) == current)
                        return nil
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let moved = try await ideas.idea(idea.id)
        #expect(moved?.version == 2)
        #expect(Set(targets.compactMap { $0 }) == [moved?.stageID])
        #expect(targets.filter { $0 == nil }.count == 66)
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
