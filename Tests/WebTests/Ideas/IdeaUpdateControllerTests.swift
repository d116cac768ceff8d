import Foundation
import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("Editing an idea")
struct IdeaUpdateControllerTests {
    private let board: TestBoard

    init() throws {
        board = try TestBoard()
    }

    private func form(
        _ idea: UUID, title: String = "Dark mode", text: String, basedOn version: Int = 1, accept: String = "text/html"
    ) async throws -> TestResponse {
        try await board.client.post(
            "/idea-update",
            form: [
                "ideaId": idea.uuidString.lowercased(), "basedOn": "\(version)", "title": title, "text": text,
                "tags": "design",
            ], accept: accept)
    }

    private func send(_ idea: UUID, title: String = "Dark mode", text: String, basedOn version: Int = 1) async throws
        -> TestResponse
    {
        try await TestClient(board.site).send(
            "/idea-update",
            json: """
                {"ideaId":"\(idea.uuidString.lowercased())","title":"\(title)","text":"\(text)","tags":"design","basedOn":\(version)}
                """, method: .patch)
    }

    @Test("begins with what the idea says, as HTML and as JSON")
    func page() async throws {
        let idea = try await board.post("Dark mode", text: "One\n\n<b>&amp;", tags: "design, mobile")
        let target = IdeaEditRequest(id: idea.id).target
        let page = try await board.client.get(target)
        try expectSnapshot(of: page.exchange, named: "form-html")
        let document = try page.document
        #expect(document.problems == [])
        #expect(try document.attribute("value", at: "//input[@name='title']") == "Dark mode")
        #expect(try document.text("//textarea[@name='text']") == "One <b>&amp;")
        #expect(try document.attribute("value", at: "//input[@name='basedOn']") == "1")
        #expect(try document.count("//*[@name='authorName']") == 0)
        #expect(try await board.client.get(IdeaRequest(id: idea.id).target).document.exists("//a[@href='\(target)']"))

        let json = try await board.client.get(target, accept: "application/json")
        try expectSnapshot(of: json.exchange, named: "form-json")
        #expect(try json.json(IdeaEditViewModel.self).form.tags == "design, mobile")
        #expect(try await board.client.get("/idea-edit/00000000-0000-7000-8000-0000000000ff").status == .notFound)
    }

    @Test("leads a browser to the idea with a note, and answers a program with the idea; the author stays")
    func saved() async throws {
        let idea = try await board.post("Dark mode")
        let answer = try await form(idea.id, title: "Dark theme", text: "At **night**.")
        try expectSnapshot(of: answer.exchange, named: "saved-html")
        #expect(answer.status == .seeOther)
        let page = try await board.client.get(try #require(answer.fields[.location]))
        #expect(try page.document.text("//h1") == "Dark theme")
        #expect(try page.document.text("//div[@class='idea-text prose']//strong") == "night")
        #expect(try page.document.text("//*[@data-toast='note']") == "Your changes are saved.")
        #expect(try page.document.text("//span[@class='byline-author']") == "by Ada")

        let json = try await send(idea.id, text: "By day.", basedOn: 2)
        try expectSnapshot(of: json.exchange, named: "saved-json")
        #expect(json.status == .ok)
        guard case .saved(let saved) = try json.json(IdeaUpdateResultViewModel.self).result else {
            Issue.record("not saved")
            return
        }
        #expect(saved.text == "By day.")
        #expect(try await board.idea(idea.id)?.textVersion == 3)
    }

    @Test("too late shows both texts, keeps either, and saves the second when it is sent again")
    func conflict() async throws {
        let idea = try await board.post("Dark mode", text: "At first.")
        #expect(try await form(idea.id, text: "By Grace.").status == .seeOther)

        let answer = try await form(idea.id, text: "By Linus.\r\n\"quoted\" <b>")
        try expectSnapshot(of: answer.exchange, named: "conflict-html")
        #expect(answer.status == .conflict)
        let document = try answer.document
        #expect(document.problems == [])
        #expect(try document.texts("//div[@class='conflict-value']") == ["Dark mode", "By Grace.", "design"])
        #expect(try document.texts("//p[span[@class='conflict-difference']]/span[1]") == ["Description"])
        #expect(try document.text("//textarea[@name='text']") == "By Linus. \"quoted\" <b>")
        #expect(try document.attribute("value", at: "//input[@name='basedOn']") == "2")
        #expect(try await board.idea(idea.id)?.text == "By Grace.")

        let fragment = try await form(idea.id, text: "By Linus.", accept: "text/vnd.vitrine.fragment+html")
        #expect(fragment.status == .conflict)
        #expect(try fragment.document.text("//main//h1") == "Someone else saved first")

        let json = try await send(idea.id, text: "By Linus.")
        try expectSnapshot(of: json.exchange, named: "conflict-json")
        #expect(json.status == .conflict)
        guard case .conflict(let both) = try json.json(IdeaUpdateResultViewModel.self).result else {
            Issue.record("no conflict")
            return
        }
        #expect(both.saved.map(\.value) == ["Dark mode", "By Grace.", "design"])
        #expect(both.form.text == "By Linus." && both.form.version == 2)

        #expect(try await form(idea.id, text: "By Linus.", basedOn: 2).status == .seeOther)
        #expect(try await board.idea(idea.id)?.text == "By Linus.")
    }

    @Test("that is sent twice is one edit, and no conflict with itself")
    func twice() async throws {
        let idea = try await board.post("Dark mode")
        let answers = [try await form(idea.id, text: "A\r\nB"), try await form(idea.id, text: "A\r\nB")]
        #expect(answers.map(\.status) == [.seeOther, .seeOther])
        #expect(try await board.idea(idea.id)?.textVersion == 2)
    }

    @Test("that breaks rules is the form again, with what is wrong and all that was typed")
    func invalid() async throws {
        let idea = try await board.post("Dark mode")
        let answer = try await form(idea.id, title: " ", text: "Typed <i>")
        try expectSnapshot(of: answer.exchange, named: "invalid-html")
        #expect(answer.status == .unprocessableContent)
        let document = try answer.document
        #expect(document.problems == [])
        #expect(try document.text("//h1") == "Edit idea")
        #expect(try document.text("//*[@id='error-title']") == "Give the idea a title.")
        #expect(try document.text("//textarea[@name='text']") == "Typed <i>")

        let json = try await send(idea.id, title: "", text: "Typed")
        try expectSnapshot(of: json.exchange, named: "invalid-json")
        #expect(json.status == .unprocessableContent)
        guard case .invalid(let page) = try json.json(IdeaUpdateResultViewModel.self).result else {
            Issue.record("not invalid")
            return
        }
        #expect(page.form.fields.map { $0.error != nil } == [true, false, false])
        #expect(try await board.idea(idea.id)?.textVersion == 1)
    }

    @Test("fails for an idea that is gone, and for a part of a text")
    func refused() async throws {
        let page = try await form(.stub(255), text: "")
        #expect(page.status == .notFound)
        #expect(try page.document.text("//p[@class='toast-message']") == "This idea is no longer on the board.")
        #expect(try page.document.text("//h1") == "Not found")
        #expect(try page.document.text("//h1/following-sibling::p") == "This idea is no longer on the board.")
        let json = try await send(.stub(255), text: "")
        #expect(json.status == .notFound)
        #expect(try json.json(IdeaUpdateRequest.ResponseError.self).code == .ideaNotFound)

        let idea = try await board.post("Dark mode", text: "All of it.")
        let part = try await TestClient(board.site).send(
            "/idea-update", json: #"{"ideaId":"\#(idea.id)","title":"Dark","tags":"","basedOn":1}"#, method: .patch)
        #expect(part.status == .badRequest)
        #expect(try await board.idea(idea.id)?.text == "All of it.")
    }
}
