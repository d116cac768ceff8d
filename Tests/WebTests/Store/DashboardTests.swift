import Foundation
import Testing

@testable import Web

@Suite("The overview in the database")
struct DashboardTests {
    private let store: TestStore

    init() throws {
        store = try TestStore()
    }

    @Test("of an empty board has every stage, and nothing else")
    func empty() async throws {
        let dashboard = try await store.ideas.dashboard(of: nil)
        #expect(try await dashboard.stages.map(\.stage) == store.stages.stages())
        #expect(dashboard.stages.allSatisfy { $0.ideas == 0 })
        let lists = [dashboard.newest, dashboard.mostVoted, dashboard.posted, dashboard.voted]
        #expect(lists.flatMap { $0 } == [])
    }

    @Test("has the newest ideas and those with the most votes, five of each, and counts all")
    func lists() async throws {
        var ideas: [Idea] = []
        for number in 1...7 { ideas.append(try await store.ideas.create(.example(title: "\(number)"), key: nil)) }
        _ = try await store.ideas.move(ideas[6].id, to: try await store.stage(.planned).id, basedOn: 1)
        for (index, votes) in [(0, 1), (1, 3), (2, 1), (3, 2)] {
            for _ in 0..<votes {
                let visitor = try await store.visitors.admit(session: (0..<32).map { _ in .random(in: 0...255) })
                _ = try await store.votes.setVote(of: visitor.id, for: ideas[index].id, stands: true)
            }
        }
        let dashboard = try await store.ideas.dashboard(of: nil)
        #expect(dashboard.newest.map(\.title) == ["7", "6", "5", "4", "3"])
        #expect(dashboard.mostVoted.map(\.title) == ["2", "4", "3", "1"])
        #expect(dashboard.stages.map(\.ideas) == [6, 0, 1, 0, 0])
    }

    @Test("has what the visitor posted and voted for, and nobody else's")
    func own() async throws {
        let (ada, grace) = (
            try await store.visitors.admit(session: .init(repeating: 1, count: 32)),
            try await store.visitors.admit(session: .init(repeating: 2, count: 32))
        )
        let author = IdeaDraft.Author(id: ada.id, name: "Ada")
        let first = try await store.ideas.create(.example(title: "Dark mode", by: author), key: nil)
        let second = try await store.ideas.create(.example(title: "Export as CSV", by: author), key: nil)
        for idea in [second, first] { _ = try await store.votes.setVote(of: grace.id, for: idea.id, stands: true) }
        let (adas, graces) = (
            try await store.ideas.dashboard(of: ada.id), try await store.ideas.dashboard(of: grace.id)
        )
        #expect(adas.posted.map(\.title) == ["Export as CSV", "Dark mode"] && adas.voted == [])
        #expect(graces.voted.map(\.title) == ["Dark mode", "Export as CSV"] && graces.posted == [])
    }
}
