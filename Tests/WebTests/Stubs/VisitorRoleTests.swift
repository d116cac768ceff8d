import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("The board's previews for a visitor's role")
struct VisitorRoleTests {
    private let client: TestClient

    init() throws { client = try .previews() }

    private func page(_ path: String, for role: VisitorRole) async throws -> HTMLDocument {
        try await client.get("\(path)?_role=\(role.rawValue)").document
    }

    @Test("ask a stranger for a name, and sign with the one that is known")
    func newIdea() async throws {
        let stranger = try await page("/new-idea", for: .stranger)
        #expect(try stranger.exists("//input[@name='authorName']"))
        #expect(try !stranger.exists("//*[@class='sheet-signature']"))
        let known = try await page("/new-idea", for: .known)
        #expect(try !known.exists("//input[@name='authorName']"))
        #expect(try known.text("//*[@class='sheet-signature']")?.contains("Ada") == true)
    }

    @Test("hold a post against the rules for whoever posts")
    func post() async throws {
        let form: KeyValuePairs = ["title": "Dark mode"]
        #expect(try await client.post("/idea-create?_role=known", form: form).status == .seeOther)
        let refused = try await client.post("/idea-create?_role=stranger", form: form)
        #expect(refused.status == .unprocessableContent)
        #expect(try refused.document.exists("//input[@name='authorName' and @aria-invalid='true']"))
    }

    @Test("show settings, own ideas and votes of somebody who has some, and none of a stranger's")
    func own() async throws {
        for (role, name, hasOwn) in [(VisitorRole.stranger, "", false), (.known, "Ada", true)] {
            let settings = try await page("/settings", for: role)
            #expect(try settings.attribute("value", at: "//input[@name='displayName']") == name)
            let dashboard = try await client.get("/dashboard?_role=\(role.rawValue)", accept: "application/json")
                .json(DashboardViewModel.self)
            #expect(!dashboard.own.posted.isEmpty == hasOwn && !dashboard.own.voted.isEmpty == hasOwn)
            #expect(try await page("/idea-board", for: role).exists("//button[@aria-pressed='true']") == hasOwn)
        }
    }

    @Test("agree about who has voted for what")
    func votes() {
        let dashboard = DashboardViewModel.stub()
        let board = IdeaBoardViewModel.stubs.first { $0.name == VisitorRole.known.rawValue }?.stub
        let voted = board?.columns.flatMap(\.cards).filter(\.vote.isVoted).map(\.id)
        #expect(voted == dashboard.own.voted.map(\.id))
    }
}
