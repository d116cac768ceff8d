import Foundation
import HTTP
import Localization
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

    @Test("list every page, component and error, with links that work and headings in order")
    func gallery() async throws {
        let client = try TinySite(stubs: true).client
        let document = try await client.get("/_stubs").document
        #expect(document.problems == [])
        let names = try document.texts("//a[@data-ui='entry']")
        for name in [
            "IdeaListViewModel", "IdeaSheetViewModel", "IdeaFormViewModel", "IdeaPostErrorViewModel",
            "TinyNoteViewModel", "FailureViewModel", "FailureToastViewModel",
        ] {
            #expect(names.contains(name))
        }
        #expect(try document.texts("//h1") == ["Stub gallery"])
        #expect(try document.texts("//h2").contains("Ideas"))
        #expect(try document.texts("//h3") == names)
        for index in 1...(try document.count("//main//a")) {
            let link = try #require(try document.attribute("href", at: "(//main//a)[\(index)]"))
            #expect(try await client.get(link).status == .ok, "\(link)")
        }
    }

    @Test(
        "find entries by name, kind and feature",
        arguments: [
            ("list", ["IdeaListViewModel"]), ("ERROR post", ["IdeaPostErrorViewModel"]), ("nowhere", []),
        ])
    func search(query: String, names: [String]) async throws {
        let client = try TinySite(stubs: true).client
        let target = "/_stubs?q=\(PercentCoding.encode(query))"
        #expect(try await client.get(target).document.texts("//a[@data-ui='entry']") == names)
    }

    @Test("tell tools what there is, and where each stands alone")
    func json() async throws {
        let client = try TinySite(stubs: true).client
        let groups = try await client.get("/_stubs.json").json([StubGroup].self)
        let items = groups.flatMap(\.items)
        #expect(items.count > 5)
        for item in items { #expect(try await client.get(item.canvas.target).status == .ok, "\(item.name)") }
        #expect(items.first { $0.name == "IdeaListViewModel" }?.canvas.target == "/idea-list")
    }

    @Test("show a component alone, by a code the error of that code, and nothing of an unknown name")
    func canvas() async throws {
        let client = try TinySite(stubs: true).client
        let document = try await client.get("/_stubs/canvas?type=IdeaPostErrorViewModel").document
        #expect(try document.attribute("data-code", at: "//*[@role='alert']") == "taken")
        let other = try await client.get("/_stubs/canvas?type=IdeaPostErrorViewModel&_state=invalidFields").document
        #expect(try other.attribute("data-code", at: "//*[@role='alert']") == "invalidFields")
        #expect(try await client.get("/_stubs/canvas?type=Nothing").status == .notFound)
        #expect(try await client.get("/_stubs/preview").status == .notFound)
    }

    @Test("show exactly the object that is posted, and refuse what is none")
    func posted() async throws {
        let client = try TinySite(stubs: true).client
        let target = "/_stubs/canvas?type=TinyNoteViewModel"
        let sent = #"{"kind":"posted","message":"<b>Dark mode</b>","vmId":"TinyNoteViewModel"}"#
        let shown = try await client.send(target, json: sent, accept: "text/html")
        #expect(try shown.document.text("//*[@role='status']") == "<b>Dark mode</b>")
        #expect(try await client.send(target, json: #"{"kind":"posted"}"#, accept: "text/html").status == .badRequest)
        let elsewhere: HeaderFields = ["Sec-Fetch-Site": "cross-site"]
        #expect(try await client.send(target, json: sent, fields: elsewhere).status == .forbidden)
    }

    @Test("take a form without doing anything, by its real rules")
    func form() async throws {
        let client = try TinySite(stubs: true).client
        #expect(try await client.post("/idea-post", form: ["title": "Dark mode"]).status == .seeOther)
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

    @Test("keep the record when changed files are taken in")
    func keptRecord() async throws {
        let tiny = try TinySite(stubs: true)
        _ = try await tiny.client.post("/idea-post", form: ["title": "Dark mode"])
        let configuration = SiteConfiguration(
            root: URL(fileURLWithPath: tiny.folder.path), defaultLocale: try #require(LocaleTag("en")),
            gallery: StubGallery(roles: TinyRole.allCases), currentVersion: SystemVersion(major: 1),
            minimumVersion: SystemVersion(major: 0), onEvent: { _ in })
        let next = try Site(
            .tiny, source: .stubs, configuration: configuration, replacing: tiny.site,
            shell: { TinyShellViewModel($0) }, note: { TinyNoteViewModel(kind: $0) })
        #expect(try await TestClient(next).get("/_stubs/operations").document.texts("//dd") == ["Dark mode"])
    }

    @Test(
        "are not there on a live site",
        arguments: [
            "/_stubs", "/_stubs.json", "/_stubs/preview?type=IdeaPostErrorViewModel", "/_stubs/tokens",
            "/_stubs/canvas?type=IdeaPostErrorViewModel", "/_stubs/version", "/_stubs/operations",
            "/_stubs/operations.json",
        ])
    func live(_ path: String) async throws {
        #expect(try await TinySite.visitor().get(path).status == .notFound)
    }

    @Test("leave a live site deaf to what their addresses choose")
    func deaf() async throws {
        let client = try TinySite.visitor()
        let chosen = try await client.get("/idea-list?_locale=ar&_direction=rtl&_size=200&_state=failed")
        #expect(chosen.status == .ok)
        #expect(try chosen.document.attribute("lang", at: "//html") == "en")
        #expect(!chosen.text.contains("stub-canvas.css"))
    }
}
