import Foundation
import MVVM
import Testing
import ViewModels

@testable import Web

@Suite("An edit of an idea")
struct IdeaEditTests {
    private let clock = TimeSource.ticking()

    private func idea() throws -> Idea {
        Idea(
            try .example(title: "Dark mode", text: "At night.", tagText: "design"), id: .init(), stageID: .init(),
            position: 0,
            at: clock.now())
    }

    @Test("changes what it says, in the next version of that, and neither its author nor its place")
    func edits() throws {
        let idea = try idea()
        let later = clock.now()
        let edit = try IdeaEdit.example(title: "Dark theme", text: "By day, too.", tagText: "a, b")
        var expected = idea
        expected.title = "Dark theme"
        expected.text = "By day, too."
        expected.tagNames = ["a", "b"]
        expected.textVersion = 2
        expected.changedAt = later
        #expect(idea.edited(edit, at: later) == expected)
        #expect(idea.authorName == "Ada" && idea.version == 1)
    }

    @Test("is none where the idea says so already")
    func none() throws {
        let idea = try idea()
        #expect(try idea.says(.example(title: "Dark mode", text: "At night.", tagText: "design")))
        #expect(try !idea.says(.example(title: "Dark mode", text: "At night.", tagText: "")))
        #expect(try !idea.says(.example(title: "Dark mode", text: "At night", tagText: "design")))
        #expect(try !idea.says(.example(title: "dark mode", text: "At night.", tagText: "design")))
    }

    @Test("asks for no name, and is checked by the other rules of an idea")
    func rules() throws {
        func edit(title: String = "Dark mode", text: String = "", tags: String = "") -> IdeaUpdateRequest.RequestBody {
            .init(ideaId: .stub(), title: title, text: text, tags: tags, basedOn: 1)
        }
        func fields(_ body: IdeaUpdateRequest.RequestBody) -> [String] {
            body.validate().flatMap(\.messages).flatMap(\.fieldIds)
        }
        #expect(fields(edit()) == [])
        #expect(
            fields(edit(title: " ", text: String(repeating: "a", count: 4_001), tags: "a,b,c,d,e,f")) == [
                "title", "text", "tags",
            ])
        #expect(try IdeaEdit(edit(text: "One\r\ntwo\rthree")).text == "One\ntwo\nthree")
    }
}
