import CAllocations
import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The panels of a preview")
struct StubPanelTests {
    private let client: TestClient

    init() throws { client = try TinySite(stubs: true).client }

    private func panel(_ name: String, of type: String = "IdeaListViewModel", _ choices: String = "") async throws
        -> HTMLDocument
    {
        let document = try await client.get("/_stubs/preview?type=\(type)&_panel=\(name)\(choices)").document
        #expect(document.problems == [])
        #expect(try document.count("//a[@aria-current='true']") == 1)
        return document
    }

    @Test("show the JSON exactly as the API sends it, in the language of the canvas")
    func json() async throws {
        let sent = try await client.get("/idea-list", accept: "application/json", language: "es").text
        #expect(try await panel("json", of: "IdeaListViewModel", "&_locale=es").text("//pre") == sent)
    }

    @Test("show of the tokens what their page has, and not a stub")
    func tokens() async throws {
        let sent = try await client.get("/_stubs/tokens", accept: "application/json").text
        #expect(try await panel("json", of: "StubTokensViewModel").text("//pre") == sent)
    }

    @Test("show the HTML of the state that is looked at")
    func html() async throws {
        let text = try await panel("html", of: "IdeaPostErrorViewModel", "&_state=invalidFields").text("//pre")
        #expect(text?.hasPrefix("<div role=\"alert\" data-code=\"invalidFields\">") == true)
    }

    @Test("show the template, and lead to those that it inserts")
    func template() async throws {
        let page = try await panel("template")
        #expect(try page.text("//p/code") == "Templates/Ideas/IdeaListView.mustache")
        #expect(try page.texts("//pre//a") == ["{{<Shared/LayoutView}}"])
        let link = try #require(try page.attribute("href", at: "//pre//a"))
        let target = String(link.prefix { $0 != "#" })
        #expect(try await client.get(target).document.text("//p/code") == "Templates/Shared/LayoutView.mustache")
        #expect(
            try await panel("template", of: "IdeaPostErrorViewModel").text("//p/code")
                == "Templates/Shared/ToastView.mustache")
    }

    @Test("show the table of properties")
    func properties() async throws {
        let names = try await panel("properties").texts("//tbody//th")
        #expect(names == IdeaListViewModel.propertyTable.properties.map(\.name))
    }

    @Test("show every key in every language")
    func words() async throws {
        let page = try await panel("words")
        #expect(try page.texts("//thead//th") == ["Key", "en", "ar", "es"])
        #expect(try page.texts("//tbody//th") == ["IdeaListViewModel.pageTitle", "IdeaListViewModel.summary"])
        #expect(try page.texts("//tbody//tr[2]/td") == ["%{count} in all", "%{count} في المجموع", "%{count} en total"])
        #expect(try page.count("//td[@data-missing]") == 0)
    }

    @Test("tell bytes and time of both faces")
    func numbers() async throws {
        let bytes = try await client.get("/idea-list", accept: "application/json").body.count
        #expect(try await panel("numbers").attribute("data-bytes", at: "//dl/div[2]/dd") == String(bytes))
    }

    @Test("tell the allocations of both faces where the build counts them, and else who does")
    func allocations() async throws {
        let page = try await panel("numbers")
        let counts = try page.texts("//dd[@data-allocations]")
        let note = try #require(try page.text("//p[@data-ui='allocations']"))
        if allocations_are_counted() {
            #expect(counts.count == 2 && counts.allSatisfy { $0.hasSuffix(" allocations") })
            #expect(note.hasPrefix("Allocations are those of the last rendering"))
        } else {
            #expect(counts == [])
            #expect(note == "This build counts no allocations; a debug build does.")
        }
    }
}
