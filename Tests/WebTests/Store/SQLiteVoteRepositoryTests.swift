import Foundation
import SQLite
import Testing

@testable import Web

@Suite("The votes in the store")
struct SQLiteVoteRepositoryTests {
    private let store: TestStore

    init() throws {
        store = try TestStore()
    }

    private func visitor(_ number: UInt8 = 1) async throws -> UUID {
        try await store.visitors.admit(session: [UInt8](repeating: number, count: 32)).id
    }

    /// The rows, beside the count that the idea carries.
    private func rows(_ idea: UUID) async throws -> Int? {
        try await store.database.read { connection in
            try connection.first("SELECT count(*) FROM vote WHERE idea_id = ?1", idea) { row in try row[0] as Int }
        }
    }

    @Test("are one for each visitor, and are taken back")
    func toggle() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        let ada = try await visitor()
        let grace = try await visitor(2)
        for stands in [true, true] {
            #expect(try await store.votes.setVote(of: ada, for: idea.id, stands: stands).votes == 1)
        }
        #expect(try await store.votes.setVote(of: grace, for: idea.id, stands: true).votes == 2)
        #expect(try await store.votes.ideas(votedForBy: ada) == [idea.id])
        for stands in [false, false] {
            #expect(try await store.votes.setVote(of: ada, for: idea.id, stands: stands).votes == 1)
        }
        #expect(try await store.votes.ideas(votedForBy: ada) == [])
        #expect(try await rows(idea.id) == 1)
    }

    @Test("are no edit: a move that began before is no conflict")
    func noEdit() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        let voted = try await store.votes.setVote(of: try await visitor(), for: idea.id, stands: true)
        #expect(voted.version == idea.version && voted.changedAt == idea.changedAt)
        let moved = try await store.ideas.move(idea.id, to: store.stage(.done).id, basedOn: idea.version)
        #expect(moved.votes == 1)
    }

    @Test("for an idea that is not there change nothing")
    func unknown() async throws {
        let ada = try await visitor()
        await #expect(throws: VoteFailure.ideaNotFound) {
            try await store.votes.setVote(of: ada, for: ada, stands: true)
        }
        #expect(try await store.votes.ideas(votedForBy: ada) == [])
    }

    @Test("of a hundred visitors at once are a hundred; of one visitor, sent a hundred times, one")
    func parallel() async throws {
        let (many, one) = (
            try await store.ideas.create(.example(), key: nil), try await store.ideas.create(.example(), key: nil)
        )
        let ada = try await visitor(200)
        let store = store
        try await withThrowingDiscardingTaskGroup { group in
            for number in 0..<100 {
                group.addTask {
                    let hash = [UInt8](repeating: UInt8(number), count: 32)
                    let visitor = try await store.visitors.admit(session: hash)
                    _ = try await store.votes.setVote(of: visitor.id, for: many.id, stands: true)
                    _ = try await store.votes.setVote(of: ada, for: one.id, stands: true)
                }
            }
        }
        #expect(try await store.ideas.idea(many.id)?.votes == 100)
        #expect(try await store.ideas.idea(one.id)?.votes == 1)
        #expect(try await rows(many.id) == 100)
        #expect(try await rows(one.id) == 1)
    }
}
