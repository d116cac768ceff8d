import Foundation
import Testing

@testable import Web

@Suite("Ideas in the database, edited")
struct IdeaEditingTests {
    private let store: TestStore

    init() throws {
        store = try TestStore()
    }

    @Test("keep the new text, and are found with it")
    func edited() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        let edited = try await store.ideas.edit(idea.id, to: .example(title: "Dark theme", tagText: ""), basedOn: 1)
        #expect(edited.title == "Dark theme" && edited.tagNames == [] && edited.textVersion == 2)
        #expect(try await store.ideas.idea(idea.id) == edited)
    }

    @Test("by two people at once keep the first text; the second hears which it is, and may save theirs over it")
    func conflict() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        let first = try await store.ideas.edit(idea.id, to: .example(text: "First."), basedOn: 1)
        await #expect(throws: IdeaEditFailure.editedMeanwhile(current: first)) {
            try await store.ideas.edit(idea.id, to: .example(text: "Second."), basedOn: 1)
        }
        #expect(try await store.ideas.idea(idea.id) == first)
        #expect(try await store.ideas.edit(idea.id, to: .example(text: "Second."), basedOn: 2).textVersion == 3)
    }

    @Test("to what they say already, as by a form that was sent again, stay as they are")
    func repeated() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        let edited = try await store.ideas.edit(idea.id, to: .example(text: "Again."), basedOn: 1)
        #expect(try await store.ideas.edit(idea.id, to: .example(text: "Again."), basedOn: 1) == edited)
    }

    @Test("are not in the way of who moves them, nor the other way round")
    func independent() async throws {
        let idea = try await store.ideas.create(.example(), key: nil)
        let planned = try await store.stage(.planned)
        _ = try await store.ideas.edit(idea.id, to: .example(text: "Edited."), basedOn: 1)
        let moved = try await store.ideas.move(idea.id, to: planned.id, basedOn: 1)
        #expect(moved.text == "Edited.")
        let edited = try await store.ideas.edit(idea.id, to: .example(text: "Edited again."), basedOn: 2)
        #expect(edited.stageID == planned.id && edited.version == 2 && edited.textVersion == 3)
    }

    @Test("cannot be where they are not there")
    func notFound() async throws {
        await #expect(throws: IdeaEditFailure.ideaNotFound) {
            try await store.ideas.edit(.init(), to: .example(), basedOn: 1)
        }
    }
}
