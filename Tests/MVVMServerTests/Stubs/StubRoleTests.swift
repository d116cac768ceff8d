import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The role that a preview is made for")
struct StubRoleTests {
    private let client: TestClient

    init() throws { client = try TinySite(stubs: true).client }

    @Test("is chosen among those of the app, by names in the language of the desk")
    func bar() async throws {
        for (locale, names) in [
            ("en", ["Automatic", "A reader", "An author"]), ("es", ["Automático", "Una lectora", "Una autora"]),
        ] {
            let desk = try await client.get("/_stubs/preview?type=IdeaFormViewModel&_role=author", language: locale)
                .document
            #expect(try desk.texts("//select[@name='_role']/option") == names)
            #expect(try desk.attribute("value", at: "//select[@name='_role']/option[@selected]") == "author")
            #expect(try desk.attribute("src", at: "//iframe") == "/idea-form?_role=author")
        }
    }

    @Test(
        "brings a view model's state of its name, on which the other states are built",
        arguments: [
            ("", "Offline mode"), ("?_role=reader", "Offline mode"), ("?_role=author", "Export as CSV"),
            ("?_role=author&_state=absent", "Export as CSV"), ("?_role=somebody", "Offline mode"),
        ])
    func state(query: String, title: String) async throws {
        let page = try await client.get("/idea-form\(query)")
        #expect(try page.document.attribute("value", at: "//input") == title)
        let sent = try await client.get("/idea-form\(query)", accept: "application/json").json(IdeaFormViewModel.self)
        #expect(sent.title == title)
    }

    @Test("is who asks: language, zone and theme are the visitor's, as far as the address chooses no other")
    func visitor() async throws {
        let page = try await client.get("/idea-list?_role=author&_clock=2026-12-31T23:30:00Z").document
        #expect(try page.attribute("lang", at: "//html") == "es")
        #expect(try page.attribute("data-theme", at: "//html") == "dark")
        #expect(try page.text("//time") == "1 ene 2027")
        let other = try await client.get("/idea-list?_role=author&_locale=en&_theme=light&_zone=Europe/Madrid").document
        #expect(try other.attribute("lang", at: "//html") == "en")
        #expect(try other.attribute("data-theme", at: "//html") == "light")
        #expect(try await client.get("/idea-list?_role=reader").document.attribute("lang", at: "//html") == "en")
    }

    @Test("stays when a link is followed")
    func kept() async throws {
        let from: HeaderFields = ["Referer": "http://127.0.0.1/idea-list?_role=author&_state=empty"]
        #expect(try await client.get("/idea-form", fields: from).fields[.location] == "/idea-form?_role=author")
    }

    @Test("is no choice where the app has none")
    func none() {
        let bar = StubSwitchBar(entry: .stub, choices: StubChoices(), locales: [], roles: [], codes: nil)
        #expect(!bar.switches.contains { $0.name == "_role" })
    }
}
