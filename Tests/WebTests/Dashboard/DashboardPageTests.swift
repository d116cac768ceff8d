import Foundation
import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("The overview")
struct DashboardPageTests {
    private let board: TestBoard

    init() throws {
        board = try TestBoard()
    }

    @Test("of an empty board says in each section that there is nothing yet, as HTML and as JSON")
    func empty() async throws {
        let page = try await board.client.get("/dashboard")
        try expectSnapshot(of: page.exchange, named: "empty-html")
        let document = try page.document
        #expect(document.problems == [])
        #expect(try document.texts("//h2") == ["By stage", "Newest ideas", "Most voted", "Your ideas and votes"])
        #expect(try document.count("//p[@class='panel-empty']") == 4)
        #expect(try document.attribute("href", at: "//a[@data-ui='newIdea']") == "/new-idea")

        let json = try await board.client.get("/dashboard", accept: "application/json")
        try expectSnapshot(of: json.exchange, named: "empty-json")
        #expect(try json.json(DashboardViewModel.self).newest.rows.isEmpty)
    }

    @Test("shows what is new, what is wanted, and what is the visitor's")
    func full() async throws {
        try await board.post("Dark mode")
        // The first page brings the token by which whoever writes is known again.
        _ = try await board.client.get("/new-idea")
        let answer = try await board.client.post(
            "/idea-create", form: ["title": "Export as CSV", "text": "", "authorName": "Grace", "tags": ""])
        #expect(answer.status == .seeOther)
        let json = try await board.client.get("/dashboard", accept: "application/json")
        let idea = try #require(try json.json(DashboardViewModel.self).newest.rows.last)
        _ = try await board.client.post(
            "/idea-vote", form: ["ideaId": idea.id.uuidString.lowercased(), "stands": "true"])

        let document = try await board.client.get("/dashboard").document
        #expect(try document.texts("//section[@aria-labelledby='panel-newest']//a") == ["Export as CSV", "Dark mode"])
        #expect(try document.texts("//section[@aria-labelledby='panel-most-voted']//a") == ["Dark mode"])
        #expect(try document.texts("//ol[@aria-labelledby='panel-posted']//a") == ["Export as CSV"])
        #expect(try document.texts("//ol[@aria-labelledby='panel-voted']//a") == ["Dark mode"])
        #expect(try document.attribute("value", at: "//*[@data-kind='new']//progress") == "2")
        #expect(try document.texts("//p[@class='panel-summary']") == ["2 ideas"])
        #expect(try document.attribute("aria-current", at: "//nav//a[@href='/dashboard']") == "page")

        let stranger = try await TestClient(board.site).get("/dashboard").document
        #expect(try stranger.count("//ol[@aria-labelledby='panel-posted']/li") == 0)
    }

    @Test("comes as a fragment for the script")
    func fragment() async throws {
        let answer = try await board.client.get("/dashboard", accept: "text/vnd.vitrine.fragment+html")
        #expect(answer.fields[.contentType] == "text/vnd.vitrine.fragment+html; charset=utf-8")
        #expect(try answer.document.text("//main//h1") == "Overview")
    }
}
