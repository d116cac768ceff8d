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

    private func vote(_ idea: Idea, _ stands: Bool, from page: String = "board") async throws -> TestResponse {
        try await board.client.post(
            "/idea-vote", form: ["ideaId": idea.id.lowercase, "stands": "\(stands)", "page": page])
    }

    @Test("counts once, says so, and the same button takes it back")
    func form() async throws {
        let idea = try await board.post("Dark mode")
        let answer = try await vote(idea, true)
        try expectSnapshot(of: answer.exchange, named: "voted-html")
        #expect(answer.status == .seeOther)
        #expect(answer.fields[.location] == "/idea-board")
        _ = try await vote(idea, true)

        let page = try await board.client.get("/idea-board").document
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
        #expect(answer.fields[.location] == IdeaRequest(id: idea.id).target)
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

    @Test("is a PUT for programs")
    func json() async throws {
        let idea = try await board.post("Dark mode")
        let answer = try await board.client.send(
            "/idea-vote", json: #"{"ideaId":"\#(idea.id.lowercase)","stands":true}"#, method: .put)
        try expectSnapshot(of: answer.exchange, named: "voted-json")
        #expect(answer.status == .ok)
        let form: IdeaVoteFormViewModel = try answer.json()
        #expect(form.votes == 1 && form.isVoted)
    }

    @Test("that is gone says so, and makes no visitor")
    func gone() async throws {
        let answer = try await board.client.post(
            "/idea-vote", form: ["ideaId": ModelIdType.stub(99).lowercase, "stands": "true"])
        #expect(answer.status == .notFound)
        #expect(try answer.document.text("//*[@data-toast='error']//p[2]") == "This idea is no longer on the board.")
        #expect(await board.client.cookie("__Host-vitrine") == nil)
        let json = try await board.client.send(
            "/idea-vote", json: #"{"ideaId":"\#(ModelIdType.stub(99).lowercase)","stands":true}"#, method: .put)
        let error: IdeaVoteRequest.ResponseError = try json.json()
        #expect(error.code == .ideaNotFound)
    }
}
