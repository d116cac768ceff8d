import Foundation
import MVVM
import Testing

@Suite("A link")
struct LinkTests {
    @Test("is the target of a request, and the path of a write")
    func requests() {
        #expect(Link(to: PageRequest(query: .init(id: .stub()))).target == "/page/00000000-0000-7000-8000-000000000001")
        #expect(Link(action: MoveRequest.self).target == "/move")
    }

    @Test(
        "never leaves the site",
        arguments: [
            ("/styles/app.css", "/styles/app.css"), ("//evil.example", "/"), ("https://evil.example", "/"), ("", "/"),
            ("javascript:alert(1)", "/"), ("styles/app.css", "/"), ("/\\evil.example", "/"), ("\\\\evil.example", "/"),
            ("/\t/evil.example", "/"), ("/\u{301}/evil.example", "/"),
        ])
    func asset(_ path: String, _ target: String) {
        #expect(Link(asset: path).target == target)
    }

    @Test("carries a query")
    func query() {
        let pairs = [KeyValuePair(name: "v", value: "a b"), KeyValuePair(name: "locale", value: "es")]
        #expect(Link(path: "/idea-board", query: pairs).target == "/idea-board?v=a%20b&locale=es")
        #expect(Link(path: "//evil.example", query: []).target == "/")
    }

    @Test("is a plain string in JSON")
    func json() throws {
        let link = Link(asset: "/idea-board")
        let json = try JSONEncoder().encode([link])
        #expect(try JSONDecoder().decode([Link].self, from: json) == [link])
        #expect(try JSONDecoder().decode([String].self, from: json) == ["/idea-board"])
    }
}
