import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The desk of the previews")
struct StubDeskTests {
    private let client: TestClient

    init() throws { client = try TinySite(stubs: true).client }

    private func desk(_ choices: String) async throws -> HTMLDocument {
        try await client.get("/_stubs/preview?type=IdeaFormViewModel\(choices)").document
    }

    @Test(
        "names on each frame what it shows",
        arguments: [
            ("", ["typical"]), ("&_role=reader", ["typical"]), ("&_role=author", ["author"]),
            ("&_role=author&_state=absent", ["author, absent"]), ("&_role=reader&_state=absent", ["absent"]),
            ("&_role=reader&_state=author", ["author"]), ("&_role=author&_state=author", ["author"]),
            ("&_role=author&_state=failed", ["failed"]), ("&_role=somebody", ["typical"]),
            ("&_state=nothing", ["typical"]), ("&_role=author&_compare=absent", ["author", "author, absent"]),
            ("&_role=author&_compare=typical", ["author", "author"]),
            (
                "&_view=widths&_compare=absent",
                [
                    "Phone · typical", "Phone · absent", "Tablet · typical", "Tablet · absent", "Desktop · typical",
                    "Desktop · absent",
                ]
            ),
            ("&_view=widths&_role=author", ["Phone", "Tablet", "Desktop"]),
        ])
    func labels(choices: String, names: [String]) async throws {
        let desk = try await desk(choices)
        #expect(try desk.texts("//figcaption").map(\.withoutIsolates) == names)
        let titles = try names.indices.map { try desk.attribute("title", at: "//figure[\($0 + 1)]/iframe") }
        #expect(titles.map { $0?.withoutIsolates } == names)
    }

    @Test(
        "says where the visitor's role does not change the state",
        arguments: [
            ("IdeaFormViewModel", "&_role=author", false), ("IdeaFormViewModel", "&_role=reader", false),
            ("IdeaFormViewModel", "&_role=reader&_state=author", true), ("IdeaFormViewModel", "", false),
            ("IdeaFormViewModel", "&_role=author&_state=absent", false), ("IdeaListViewModel", "&_role=author", true),
            ("IdeaPostErrorViewModel", "&_role=author&_state=taken", true),
        ])
    func role(type: String, choices: String, isSame: Bool) async throws {
        let desk = try await client.get("/_stubs/preview?type=\(type)\(choices)").document
        let remark = isSame ? ["This state is the same for every visitor."] : []
        #expect(try desk.texts("//*[@id='remark-role']") == remark)
        #expect(try desk.exists("//select[@name='_role' and @aria-describedby='remark-role']") == isSame)
    }

    @Test(
        "leads from each of its pages to list, operations, tokens and site, with what was chosen",
        arguments: [
            "/_stubs?", "/_stubs?q=nothing", "/_stubs/preview?type=IdeaListViewModel",
            "/_stubs/preview?type=StubTokensViewModel", "/_stubs/preview?type=Nothing", "/_stubs/operations?",
        ])
    func navigation(path: String) async throws {
        let page = try await client.get("\(path)&_theme=dark").document
        #expect(page.problems == [])
        let links = try ["gallery", "tokens", "stubOperations", "site"].map {
            try page.attribute("href", at: "//header//a[@data-ui='\($0)']")
        }
        #expect(
            links == [
                "/_stubs?_theme=dark", "/_stubs/preview?type=StubTokensViewModel&_theme=dark",
                "/_stubs/operations?_theme=dark", "/?_theme=dark",
            ])
        #expect(try page.count("//nav//a[@data-ui='stubLink']") > 5)
        #expect(try page.count("//h1") == 1)
    }

    @Test("is in the designer's language, the record of operations too")
    func language() async throws {
        _ = try await client.post("/idea-post", form: ["title": "Dark mode"])
        let page = try await client.get("/_stubs/operations?_locale=ar&_theme=dark", language: "es").document
        #expect(try page.attribute("lang", at: "//html") == "es")
        #expect(try page.texts("//dd") == ["Dark mode"])
    }

    @Test("tells programs what was recorded, and nothing of the desk")
    func json() async throws {
        let paths = ["/_stubs/operations", "/_stubs/operations.json"]
        for path in paths {
            let text = try await client.get(path, accept: "application/json").text
            #expect(text.hasPrefix(#"{"pageTitle":"Recorded operations""#))
            #expect(!text.contains("IdeaListViewModel"))
        }
    }

    @Test("shows an entry that is not there as a search that finds nothing")
    func unknown() async throws {
        let page = try await client.get("/_stubs/preview?type=%3Cb%3ENothing")
        #expect(page.status == .notFound)
        #expect(
            try page.document.text("//*[@data-ui='nothing']")
                == "Nothing in the gallery has such a name, kind or feature.")
        #expect(try page.document.attribute("value", at: "//input[@name='q']") == "<b>Nothing")
        #expect(try await client.get("/_stubs/preview?type=X", accept: "application/json").status == .notFound)
    }
}

extension String {
    /// Without the marks that keep a text's direction apart.
    fileprivate var withoutIsolates: String {
        String(unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) })
    }
}
