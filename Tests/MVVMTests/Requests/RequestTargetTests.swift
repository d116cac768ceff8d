import Foundation
import MVVM
import Testing

/// Targets are links in other people's pages: their spelling may not change.
@Suite("A request's target")
struct RequestTargetTests {
    @Test(
        "has the tail behind the path, then the query in declared order, percent-encoded",
        arguments: [
            (IdeaListRequest(.init()), "/idea-list/~"),
            (IdeaListRequest(.init(stage: "planned")), "/idea-list/planned"),
            (IdeaListRequest(.init(stage: "a/b c")), "/idea-list/a%2Fb%20c"),
            (IdeaListRequest(.init(stage: "..")), "/idea-list/~.."),
            (IdeaListRequest(.init(stage: "~")), "/idea-list/~~"),
            (
                IdeaListRequest(.init(stage: "s", text: "a&b=c+d%/😀\u{0}")),
                "/idea-list/s?text=a%26b%3Dc%2Bd%25%2F%F0%9F%98%80%00"
            ),
            (IdeaListRequest(.init(stage: "s", text: "")), "/idea-list/s?text="),
            (
                IdeaListRequest(
                    .init(stage: "s", tags: ["b", "a"], pagination: .init(startIndex: 20, maxResults: 10))),
                "/idea-list/s?tags=b&tags=a&pagination.startIndex=20&pagination.maxResults=10"
            ),
            (IdeaListRequest(.init(stage: "s", colors: ["red", "blue"])), "/idea-list/s?colors=blue&colors=red"),
            (
                IdeaListRequest(.init(stage: "s", counts: ["b.c": 1, "a": 2])),
                "/idea-list/s?counts.a=2&counts.b%252Ec=1"
            ),
            (
                IdeaListRequest(.init(stage: "s", author: .stub(10), since: StubClock.now)),
                "/idea-list/s?author=00000000-0000-7000-8000-00000000000a&since=2026-03-14T09%3A26%3A53Z"
            ),
            (
                IdeaListRequest(.init(stage: "s"), sort: .init(.init(.votes, .descending), .init(.title))),
                "/idea-list/s?sort=-votes%2Ctitle"
            ),
        ])
    func golden(_ request: IdeaListRequest, _ target: String) {
        #expect(request.target == target)
        #expect(Link(to: request).target == target)
    }
}
