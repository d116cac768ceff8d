import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("Posting an idea")
struct IdeaCreateControllerTests {
    private let board: TestBoard

    init() throws {
        board = try TestBoard()
    }

    @Test("leads a browser to the board with a note that is shown once")
    func form() async throws {
        let answer = try await board.client.post(
            "/idea-create", form: ["title": "Dark mode", "text": "At night.", "authorName": "Ada", "tags": "design"])
        try expectSnapshot(of: answer.exchange, named: "created-html")
        #expect(answer.status == .seeOther)
        #expect(answer.fields[.location] == "/idea-board")

        let page = try await board.client.get("/idea-board")
        #expect(try page.document.text("//*[@data-toast='note']") == "Your idea is on the board.")
        #expect(try page.document.texts("//section[@data-kind='new']//h3") == ["Dark mode"])
        let again = try await board.client.get("/idea-board")
        #expect(try again.document.exists("//section[@data-toasts]/*") == false)
    }

    @Test("answers a program with the idea")
    func json() async throws {
        let answer = try await board.program.send(
            "/idea-create", json: #"{"title":" Dark mode ","authorName":"Ada","tags":"design, mobile"}"#)
        try expectSnapshot(of: answer.exchange, named: "created-json")
        #expect(answer.status == .created)
        let idea: IdeaViewModel = try answer.json()
        #expect(idea.pageTitle == "Dark mode")
        #expect(idea.tags == ["design", "mobile"])
        #expect(try await board.idea(idea.id)?.title == "Dark mode")
    }

    @Test("under a condition that does not hold makes nothing (RFC 9110 §13.1.1)")
    func condition() async throws {
        let nope: HeaderFields = [.ifMatch: "\"nope\""]
        let answer = try await board.program.send("/idea-create", json: #"{"title":"Dark mode"}"#, fields: nope)
        #expect(answer.status == .preconditionFailed)
        let page = try await board.client.get("/idea-board")
        #expect(try page.document.exists("//section[@data-kind='new']//h3") == false)
        #expect(try await board.client.get("/idea-board", fields: nope).status == .preconditionFailed)
    }

    @Test("is refused with what is wrong at each field, and nothing typed is lost")
    func refused() async throws {
        let typed = "<b>Night</b> & \"day\""
        let answer = try await board.client.post(
            "/idea-create", form: ["title": "", "text": typed, "authorName": " ", "tags": "a,b,c,d,e,f"])
        try expectSnapshot(of: answer.exchange, named: "refused-html")
        #expect(answer.status == .unprocessableContent)
        let document = try answer.document
        #expect(document.problems == [])
        #expect(try document.text("//h1") == "Post an idea")
        #expect(try document.text("//textarea[@name='text']") == typed)
        #expect(try document.attribute("value", at: "//input[@name='tags']") == "a,b,c,d,e,f")
        #expect(try document.attribute("value", at: "//input[@name='authorName']") == " ")
        let invalid = ["title", "authorName", "tags"]
        for name in invalid {
            #expect(try document.exists("//*[@name='\(name)'][@aria-invalid='true']"))
            #expect(try document.text("//*[@id='error-\(name)']")?.isEmpty == false)
        }
        #expect(try document.attribute("id", at: "//*[@autofocus]") == "field-title")
        #expect(try document.count("//*[@data-toast='error']//li") == 3)
        #expect(try document.attribute("data-code", at: "//*[@data-toast='error']") == "invalidFields")

        let json = try await board.program.send("/idea-create", json: #"{"title":"","authorName":""}"#)
        try expectSnapshot(of: json.exchange, named: "refused-json")
        #expect(json.status == .unprocessableContent)
        let error: IdeaCreateRequest.ResponseError = try json.json()
        #expect(error.code == .invalidFields)
        #expect(error.validations.flatMap(\.messages).flatMap(\.fieldIds) == ["title", "authorName"])
    }

    @Test("is refused to the script with the toast alone")
    func fragment() async throws {
        let answer = try await board.client.post(
            "/idea-create", form: ["title": "", "authorName": "Ada"], accept: "text/vnd.vitrine.fragment+html")
        try expectSnapshot(of: answer.exchange, named: "refused-fragment")
        #expect(answer.status == .unprocessableContent)
        #expect(try answer.document.count("//*[@data-toast='error']") == 1)
        #expect(try answer.document.exists("//main") == false)
    }

    @Test("takes what people really type", arguments: ["🧑🏽‍🚀", "لوحة", "{{title}} %{count}", "\"\u{301}"])
    func nasty(_ title: String) async throws {
        _ = try await board.client.post("/idea-create", form: ["title": title, "authorName": "Amal"])
        let json: IdeaBoardViewModel = try await board.client.get("/idea-board", accept: "application/json").json()
        let kept = json.columns[0].cards.map(\.title)
        #expect(kept.map { Array($0.utf8) } == [Array(title.utf8)])
    }
}
