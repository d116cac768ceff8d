import Foundation
import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("The page of an idea")
struct IdeaPageTests {
    private let board: TestBoard

    init() throws {
        board = try TestBoard()
    }

    @Test("shows all of it, as HTML and as JSON")
    func idea() async throws {
        let idea = try await board.post(
            "Dark mode", text: "The board is bright at night.\r\n\r\nFollow the system's setting.", tags: "design")
        try await board.move(idea, to: .underReview)
        let target = IdeaRequest(id: idea.id).target

        let page = try await board.client.get(target)
        try expectSnapshot(of: page.exchange, named: "idea-html")
        let document = try page.document
        #expect(document.problems == [])
        #expect(try document.text("//h1") == "Dark mode")
        #expect(
            try document.texts("//div[@class='idea-text prose']/p") == [
                "The board is bright at night.", "Follow the system's setting.",
            ])
        #expect(try document.text("//dl[@class='idea-stage']/dd") == "Under review")
        #expect(try document.attribute("datetime", at: "//time") == "2026-01-01T00:00:00Z")
        #expect(try document.attribute("value", at: "//input[@name='basedOn']") == "2")

        let json = try await board.client.get(target, accept: "application/json")
        try expectSnapshot(of: json.exchange, named: "idea-json")
        let model: IdeaViewModel = try json.json()
        #expect(model.id == idea.id)
        #expect(model.createdAt.value == idea.createdAt)
    }

    @Test(
        "does not exist for an id that names none, or is none",
        arguments: ["00000000-0000-7000-8000-0000000000ff", "1"])
    func unknown(_ id: String) async throws {
        let page = try await board.client.get("/idea/\(id)")
        #expect(page.status == .notFound)
        #expect(try page.document.text("//h1") == "Not found")
        #expect(try page.document.attribute("href", at: "//a[@data-ui='failureHome']") == "/idea-board")

        let json = try await board.client.get("/idea/\(id)", accept: "application/json")
        #expect(json.status == .notFound)
        #expect(json.fields[.contentType] == "application/problem+json")
    }
}
