import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("Voting for an idea")
struct IdeaVoteControllerTests {
    private let board: TestBoard
    private let button = "//button[@data-ui='voteSubmit']"

    init() throws {
        board = try TestBoard()
    }

    /// Votes as a browser does, which has read the page where the button stands.
    private func vote(_ idea: Idea, _ stands: Bool, from page: String = "board") async throws -> TestResponse {
        if await board.client.cookie("__Host-vitrine") == nil { _ = try await board.client.get("/idea-board") }
        return try await board.client.post(
            "/idea-vote", form: ["ideaId": idea.id.lowercase, "stands": "\(stands)", "page": page])
    }

    @Test("counts once, says so, and the same button takes it back")
    func form() async throws {
        let idea = try await board.post("Dark mode")
        let answer = try await vote(idea, true)
        try expectSnapshot(of: answer.exchange, named: "voted-html")
        #expect(answer.status == .seeOther)
        let card = "idea-\(idea.id.lowercase)"
        #expect(answer.fields[.location] == "/idea-board#\(card)")
        _ = try await vote(idea, true)

        let page = try await board.client.get("/idea-board").document
        #expect(try page.exists("//*[@id='\(card)']"))
        #expect(try page.text("//*[@data-toast='note']") == "Your vote counts.")
        #expect(try page.text("\(button)/*[@class='vote-count']") == "1 vote")
        #expect(try page.attribute("aria-pressed", at: button) == "true")
        #expect(try page.attribute("value", at: "//form[@data-ui='voteForm']/input[@name='stands']") == "false")

        _ = try await vote(idea, false)
        let again = try await board.client.get("/idea-board").document
        #expect(try again.text("//*[@data-toast='note']") == "Your vote was taken back.")
        #expect(try again.text("\(button)/*[@class='vote-count']") == "0 votes")
        #expect(try again.attribute("aria-pressed", at: button) == "false")
    }

    @Test("from the idea's own page leads back to it")
    func ownPage() async throws {
        let idea = try await board.post("Dark mode")
        let answer = try await vote(idea, true, from: "idea")
        #expect(answer.fields[.location] == Link(to: IdeaRequest(id: idea.id, at: .facts)).target)
        let page = try await board.client.get(IdeaRequest(id: idea.id).target).document
        #expect(try page.attribute("aria-pressed", at: button) == "true")
        #expect(try page.attribute("value", at: "//input[@name='page']") == "idea")
    }

    @Test("of somebody else is theirs: it counts, and does not press my button")
    func others() async throws {
        let idea = try await board.post("Dark mode")
        _ = try await vote(idea, true)
        let page = try await TestClient(board.site).get("/idea-board").document
        #expect(try page.text("\(button)/*[@class='vote-count']") == "1 vote")
        #expect(try page.attribute("aria-pressed", at: button) == "false")
    }

    private func put(_ idea: Idea, fields: HeaderFields = [:]) async throws -> TestResponse {
        try await board.client.send(
            "/idea-vote", json: #"{"ideaId":"\#(idea.id.lowercase)","stands":true}"#, method: .put, fields: fields)
    }

    @Test("is a PUT for programs, which keep the cookie of a page and say where they write from")
    func json() async throws {
        let idea = try await board.post("Dark mode")
        _ = try await board.client.get("/idea-board")
        for _ in 1...2 {
            let answer = try await put(idea, fields: ["Origin": "https://ideas.example"])
            #expect(answer.status == .ok)
            let form: IdeaVoteFormViewModel = try answer.json()
            #expect(form.votes == 1 && form.isVoted)
        }
        // With the cookie alone it may come from another site.
        #expect(try await put(idea).status == .forbidden)
    }

    @Test("of nobody known does not count: of a program without the cookie, of a browser that keeps none")
    func nobody() async throws {
        let idea = try await board.post("Dark mode")
        for origin in [[:], ["Origin": "https://ideas.example"]] as [HeaderFields] {
            let answer = try await put(idea, fields: origin)
            try expectSnapshot(of: answer.exchange, named: origin.isEmpty ? "nobody-json" : "nobody-json-origin")
            #expect(answer.status == .forbidden)
            #expect(try answer.json(IdeaVoteRequest.ResponseError.self).code == .visitorUnknown)
        }
        let form = try await board.client.post(
            "/idea-vote", form: ["ideaId": idea.id.lowercase, "stands": "true", "page": "board"])
        #expect(form.status == .forbidden)
        #expect(try form.document.attribute("data-code", at: "//*[@data-toast='error']") == "visitorUnknown")
        #expect(try await board.idea(idea.id)?.votes == 0)
        // That page handed out a token, so the next try counts.
        #expect(try await vote(idea, true).status == .seeOther)
        #expect(try await board.idea(idea.id)?.votes == 1)
    }

    @Test("of one stranger, sent a hundred times at once from the first page they see, is one")
    func parallel() async throws {
        let idea = try await board.post("Dark mode")
        let page = try await board.client.get("/idea-board")
        let cookie = try #require(page.fields.values(of: .setCookie).first?.prefix { $0 != ";" })
        let site = board.site
        try await withThrowingDiscardingTaskGroup { group in
            for _ in 0..<100 {
                group.addTask {
                    let answer = try await TestClient(site).post(
                        "/idea-vote", form: ["ideaId": idea.id.lowercase, "stands": "true"],
                        fields: ["Cookie": FieldValue(String(cookie)) ?? ""])
                    #expect(answer.status == .seeOther)
                }
            }
        }
        #expect(try await board.idea(idea.id)?.votes == 1)
    }

    @Test("that is gone says so, and makes no visitor")
    func gone() async throws {
        _ = try await board.client.get("/idea-board")
        let answer = try await board.client.post(
            "/idea-vote", form: ["ideaId": ModelIdType.stub(99).lowercase, "stands": "true"])
        #expect(answer.status == .notFound)
        #expect(try answer.document.text("//*[@data-toast='error']//p[2]") == "This idea is no longer on the board.")
        #expect(try await board.visitors() == 0)
        let json = try await TestClient(board.site).send(
            "/idea-vote", json: #"{"ideaId":"\#(ModelIdType.stub(99).lowercase)","stands":true}"#, method: .put)
        let error: IdeaVoteRequest.ResponseError = try json.json()
        #expect(error.code == .ideaNotFound)
    }
}
