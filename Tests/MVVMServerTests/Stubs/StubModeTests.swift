import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The previews")
struct StubModeTests {
    @Test("serve every page from its stub, whatever its id")
    func pages() async throws {
        let client = try TinySite(stubs: true).client
        #expect(try await client.get("/idea-list").document.texts("//li") == ["Offline mode"])
        #expect(try await client.get("/idea-sheet/no-number?page=x").document.text("//h1") == "Offline mode")
        #expect(try await client.get("/idea-form").document.attribute("value", at: "//input") == "Offline mode")
    }

    @Test("list every page, component and error with a link that works")
    func gallery() async throws {
        let client = try TinySite(stubs: true).client
        let answer = try await client.get("/_stubs")
        let document = try answer.document
        #expect(document.problems == [])
        let names = try document.texts("//a[@data-ui='stubLink']")
        for name in [
            "IdeaListViewModel", "IdeaSheetViewModel", "IdeaFormViewModel", "IdeaPostErrorViewModel",
            "TinyNoteViewModel",
        ] {
            #expect(names.contains(name))
        }
        for index in 1...names.count {
            let link = try #require(try document.attribute("href", at: "(//a[@data-ui='stubLink'])[\(index)]"))
            #expect(try await client.get(link).status == .ok, "\(link)")
        }
        let json = try await client.get("/_stubs", accept: "application/json")
        #expect(try json.json(StubGalleryViewModel.self).groups.map { $0.entries.isEmpty } == [false, false, false])
    }

    @Test("show a component as markup and as JSON")
    func component() async throws {
        let client = try TinySite(stubs: true).client
        let document = try await client.get("/_stubs/preview?type=IdeaPostErrorViewModel").document
        #expect(try document.attribute("data-code", at: "//*[@role='alert']") == "taken")
        #expect(try document.text("//pre")?.contains(#""errorCode":"taken""#) == true)
        #expect(try await client.get("/_stubs/preview?type=Nothing").status == .notFound)
        #expect(try await client.get("/_stubs/preview").status == .notFound)
    }

    @Test("take a form without doing anything")
    func form() async throws {
        let client = try TinySite(stubs: true).client
        let answer = try await client.post("/idea-post", form: ["title": "Dark mode"])
        #expect(answer.status == .seeOther)
        #expect(try await client.post("/idea-post", form: ["title": ""]).status == .unprocessableContent)
    }

    @Test("record what a form asked for, latest first, for people and for programs")
    func record() async throws {
        let client = try TinySite(stubs: true).client
        #expect(try await client.get("/_stubs/operations").document.exists("//*[@data-ui='noCalls']"))
        for title in ["Dark mode", "<b>Offline</b> mode"] {
            _ = try await client.post("/idea-post", form: ["title": title])
        }
        // What the rules refuse, and what a form only asks about, is no call.
        _ = try await client.post("/idea-post", form: ["title": ""])
        _ = try await client.post("/idea-post", form: ["title": "Offline mode"], fields: ["Validate-Only": "title"])
        let page = try await client.get("/_stubs/operations").document
        #expect(page.problems == [])
        #expect(try page.texts("//h2/code") == ["IdeaPostRequest", "IdeaPostRequest"])
        #expect(try page.texts("//dt") == ["title", "title"])
        #expect(try page.texts("//dd") == ["<b>Offline</b> mode", "Dark mode"])
        let record: StubOperationsViewModel = try await client.get("/_stubs/operations.json").json()
        #expect(record.calls.map(\.operation) == ["IdeaPostRequest", "IdeaPostRequest"])
        #expect(record.calls.last?.arguments == [.init(name: "title", value: "Dark mode")])
    }

    @Test(
        "are not there on a live site",
        arguments: [
            "/_stubs", "/_stubs/preview?type=IdeaPostErrorViewModel", "/_stubs/operations", "/_stubs/operations.json",
        ])
    func live(_ path: String) async throws {
        #expect(try await TinySite.visitor().get(path).status == .notFound)
    }
}
