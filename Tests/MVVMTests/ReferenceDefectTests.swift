import Foundation
import MVVM
import Testing

/// Each numbered defect of the reference architecture that belongs to requests.
@Suite("A defect of the reference architecture is none here:")
struct ReferenceDefectTests {
    @Test("8. a query arrives unchanged, its order is sent too, and equal requests have equal targets")
    func queries() {
        let request = IdeaListRequest(.init(stage: "s", text: "b&c=d"), sort: .init(.init(.votes, .descending)))
        #expect(request.target == "/idea-list/s?text=b%26c%3Dd&sort=-votes")
        let colors = ["red", "blue", "green", "white", "black"]
        for _ in 0..<20 {
            let shuffled = IdeaListRequest(.init(stage: "s", colors: Set(colors.shuffled())))
            #expect(shuffled.target == IdeaListRequest(.init(stage: "s", colors: Set(colors))).target)
        }
    }

    @Test(
        "16. each action has its own method, whatever error its request has",
        arguments: [
            (ServerRequestAction.show, "GET"), (.create, "POST"), (.update, "PATCH"), (.replace, "PUT"),
            (.delete, "DELETE"), (.destroy, "DELETE"),
        ])
    func methods(action: ServerRequestAction, method: String) {
        #expect(action.httpMethod == method)
    }
}
