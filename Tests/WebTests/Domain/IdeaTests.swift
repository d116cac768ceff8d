import Foundation
import Testing

@testable import Web

@Suite("An idea")
struct IdeaTests {
    private let stage = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
    private let other = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))
    private let clock = TimeSource.ticking()

    @Test("begins in its first version, without votes")
    func begins() throws {
        let now = clock.now()
        let idea = Idea(try .example(), id: other, stageID: stage, position: -3, at: now)
        #expect(idea.version == 1)
        #expect(idea.votes == 0)
        #expect(idea.position == -3)
        #expect(idea.createdAt == now && idea.changedAt == now)
    }

    @Test("has one version more once it has moved, and nothing else new but its place and time")
    func moves() throws {
        let idea = Idea(try .example(), id: other, stageID: stage, position: 0, at: clock.now())
        let later = clock.now()
        let moved = idea.moved(to: other, position: 7, at: later)
        var expected = idea
        expected.stageID = other
        expected.position = 7
        expected.version = 2
        expected.changedAt = later
        #expect(moved == expected)
    }
}
