import Foundation
import MVVM
import Testing
import ViewModels

@testable import Web

@Suite("An idea of the board")
struct IdeaFieldsTests {
    @Test("holds the rules of the form, and breaks them where it is edited against them")
    func rules() throws {
        var idea = Idea(try .example(), id: .stub(1), stageID: .stub(2), position: 0, at: TimeSource.ticking().now())
        #expect(idea.tags == "design, accessibility")
        #expect(idea.validate().isEmpty)
        idea.title = " "
        idea.tags = "a, b, c, d, e, f"
        #expect(idea.validate().flatMap(\.messages).flatMap(\.fieldIds) == ["title", "tags"])
    }
}
