import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The choices in a preview's address")
struct StubChoiceTests {
    private let client: TestClient

    init() throws { client = try TinySite(stubs: true).client }

    @Test("turn language, direction and text size of a page, and not those of the desk")
    func looks() async throws {
        let page = try await client.get("/idea-list?_locale=es&_direction=rtl&_size=150&_motion=reduced&_colors=forced")
            .document
        #expect(try page.attribute("lang", at: "//html") == "es")
        #expect(try page.attribute("dir", at: "//html") == "rtl")
        for (name, value) in [("size", "150"), ("motion", "reduced"), ("colors", "forced")] {
            #expect(try page.attribute("data-stub-\(name)", at: "//html") == value)
        }
        #expect(try page.exists("//head/link[@href='/styles/stub-canvas.css']"))
        let desk = try await client.get("/_stubs/preview?type=IdeaListViewModel&_locale=es&_direction=rtl").document
        #expect(try desk.attribute("lang", at: "//html") == "en")
        #expect(
            try desk.attribute("src", at: "//iframe") == "/idea-list?_locale=es&_direction=rtl")
    }

    @Test("put nothing into a page that nobody offers")
    func unknown() async throws {
        let page = try await client.get(
            "/idea-list?_size=9%22%20onload=x&_locale=xx&_zone=Nowhere&_clock=noon&_nothing=1")
        #expect(page.status == .ok)
        #expect(try page.document.exists("//html[@onload or @data-stub-size]") == false)
        #expect(try page.document.attribute("lang", at: "//html") == "en")
    }

    @Test("are carried along no longer than one that is offered can be")
    func long() async throws {
        let value = String(repeating: "x", count: 7_000)
        let plain = try await client.get("/_stubs?_theme=dark").body.count
        #expect(try await client.get("/_stubs?_theme=\(value)").body.count < plain * 4)
    }

    @Test("set the clock of stubs and the zone that shows it")
    func time() async throws {
        let page = try await client.get("/idea-list?_clock=2026-12-31T23:30:00Z&_zone=Asia/Tokyo").document
        #expect(try page.attribute("datetime", at: "//time") == "2026-12-31T23:30:00Z")
        #expect(try page.text("//time") == "Jan 1, 2027")
        #expect(try await client.get("/idea-list").document.text("//time") == "Mar 14, 2026")
    }

    @Test("stay in the address when a link is followed, but for the state of the page that was left")
    func links() async throws {
        let from: HeaderFields = ["Referer": "http://127.0.0.1/idea-list?_state=empty&_locale=ar&_theme=dark#x"]
        let answer = try await client.get("/idea-form?page=2", fields: from)
        #expect(answer.status == .seeOther)
        #expect(answer.fields[.location] == "/idea-form?page=2&_locale=ar&_theme=dark")
        #expect(try await client.get("/idea-form?_locale=es", fields: from).status == .ok)
        #expect(try await client.get("/idea-form", accept: "application/json", fields: from).status == .ok)
    }

    @Test("hold for a form that was posted from their page")
    func posts() async throws {
        let from: HeaderFields = ["Referer": "http://127.0.0.1/idea-form?_locale=es&_outcome=invalidFields"]
        let refused = try await client.post("/idea-post", form: ["title": ""], fields: from)
        #expect(try refused.document.attribute("lang", at: "//html") == "es")
    }

    @Test(
        "decide how a write ends",
        arguments: [
            ("success", Status.seeOther), ("404", .notFound), ("409", .conflict), ("422", .unprocessableContent),
            ("429", .tooManyRequests), ("500", .internalServerError), ("taken", .conflict), ("ofAnother", .badRequest),
        ])
    func outcome(name: String, status: Status) async throws {
        let answer = try await client.post("/idea-post?_outcome=\(name)", form: ["title": "Dark mode"])
        #expect(answer.status == status)
        if name == "429" { #expect(answer.fields[.retryAfter] == "30") }
        if name == "taken" { #expect(try answer.document.exists("//*[@data-code='taken']")) }
    }

    @Test("show a page that does not come, and one on its way")
    func states() async throws {
        #expect(try await client.get("/idea-list?_state=failed").status == .serviceUnavailable)
        #expect(try await client.get("/idea-list?_state=loading").document.exists("//html[@data-loading]"))
        #expect(try await client.get("/idea-list?_state=empty").document.count("//li") == 0)
        #expect(try await client.get("/idea-list?_state=many").document.count("//li") == 12)
    }

    @Test("make frames: one, all widths, all languages, two states")
    func frames() async throws {
        func sources(_ choices: String) async throws -> Int {
            try await client.get("/_stubs/preview?type=IdeaListViewModel\(choices)").document.count("//iframe")
        }
        #expect(try await sources("") == 1)
        #expect(try await sources("&_view=widths") == 3)
        #expect(try await sources("&_view=locales") == 3)
        #expect(try await sources("&_compare=empty&_view=widths") == 6)
        let phone = try await client.get("/_stubs/preview?type=IdeaListViewModel&_width=phone").document
        #expect(try phone.attribute("data-width", at: "//figure") == "phone")
    }
}
