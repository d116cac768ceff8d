import Foundation
import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("Moving an idea")
struct IdeaMoveControllerTests {
    private let board: TestBoard

    init() throws {
        board = try TestBoard()
    }

    private func body(_ idea: UUID, to stage: UUID, basedOn version: Int = 1) -> String {
        #"{"ideaId":"\#(idea.uuidString.lowercased())","stageId":"\#(stage.uuidString.lowercased())","basedOn":\#(version)}"#
    }

    private func form(_ idea: UUID, to stage: UUID, accept: String = "text/html") async throws -> TestResponse {
        try await board.client.post(
            "/idea-move",
            form: ["ideaId": idea.uuidString.lowercased(), "stageId": stage.uuidString.lowercased(), "basedOn": "1"],
            accept: accept)
    }

    @Test("leads a browser back to the board, and answers a program with the card")
    func moved() async throws {
        let idea = try await board.post("Dark mode")
        let answer = try await form(idea.id, to: try await board.stage(.planned))
        try expectSnapshot(of: answer.exchange, named: "moved-html")
        #expect(answer.status == .seeOther)
        let page = try await board.client.get("/idea-board")
        #expect(try page.document.text("//*[@data-toast='note']") == "The idea was moved.")
        #expect(try page.document.texts("//section[@data-kind='planned']//h3") == ["Dark mode"])

        let json = try await board.program.send(
            "/idea-move", json: body(idea.id, to: try await board.stage(.done), basedOn: 2), method: .patch)
        try expectSnapshot(of: json.exchange, named: "moved-json")
        #expect(json.status == .ok)
        let card: IdeaCardViewModel = try json.json()
        #expect(card.move.version == 3)
        #expect(card.move.stages.filter(\.isCurrent).map(\.id) == [try await board.stage(.done)])
    }

    @Test("from the idea's own page leads back to it, with the note")
    func ownPage() async throws {
        let idea = try await board.post("Dark mode")
        let path = IdeaRequest(id: idea.id).target
        let form = "//form[@data-ui='moveForm']"
        let shown = try await board.client.get(path).document
        #expect(try shown.attribute("value", at: "\(form)/input[@name='page']") == "idea")
        let stage = try await board.stage(.planned)
        let answer = try await board.client.post(
            "/idea-move",
            form: [
                "ideaId": idea.id.lowercase, "stageId": stage.lowercase, "basedOn": "1", "page": "idea",
            ])
        #expect(answer.fields[.location] == Link(to: IdeaRequest(id: idea.id, at: .facts)).target)
        let page = try await board.client.get(path).document
        #expect(try page.exists("//*[@id='facts']//button[@data-ui='moveSubmit']"))
        #expect(try page.text("//*[@data-toast='note']") == "The idea was moved.")
        #expect(try page.text("//*[@class='idea-stage']/dd") == "Planned")
    }

    @Test("too late from the idea's own page is told there; where the idea is gone, on the board")
    func refusedOnOwnPage() async throws {
        let idea = try await board.post("Dark mode")
        try await board.move(idea, to: .done)
        let stage = try await board.stage(.planned).lowercase
        let field = "//form[@data-ui='moveForm']/input[@name='id']"
        #expect(try await board.client.get("/idea-board").document.exists(field) == false)
        let shown = try await board.client.get(IdeaRequest(id: idea.id).target).document
        #expect(try shown.attribute("value", at: field) == idea.id.lowercase)
        for (id, heading, status) in [
            (idea.id, "Dark mode", .conflict), (.stub(255), "Idea board", .notFound),
        ] as [(UUID, String, Status)] {
            let answer = try await board.client.post(
                "/idea-move",
                form: ["ideaId": id.lowercase, "stageId": stage, "basedOn": "1", "page": "idea", "id": id.lowercase])
            #expect(answer.status == status)
            #expect(try answer.document.text("//h1") == heading)
            #expect(try answer.document.count("//*[@data-toast='error']") == 1)
        }
    }

    @Test("to the stage where it stands changes nothing, and says so in the reader's language")
    func unmoved() async throws {
        let idea = try await board.post("Dark mode")
        let stage = try await board.stage(.new)
        for (page, path) in [("board", "/idea-board"), ("idea", IdeaRequest(id: idea.id).target)] {
            for (language, note) in [
                ("en", "The idea is in that stage already."), ("es", "La idea ya está en esa etapa."),
                ("ar", "الفكرة في هذه المرحلة بالفعل."),
            ] {
                let answer = try await board.client.post(
                    "/idea-move",
                    form: [
                        "ideaId": idea.id.lowercase, "stageId": stage.lowercase, "basedOn": "1", "page": page,
                    ])
                #expect(answer.status == .seeOther)
                let shown = try await board.client.get(path, language: language).document
                #expect(try shown.text("//*[@data-toast='note']") == note)
            }
        }
        let json = try await board.program.send("/idea-move", json: body(idea.id, to: stage), method: .patch)
        #expect(json.status == .ok)
        #expect(try json.json(IdeaCardViewModel.self).move.version == 1)
        #expect(try await board.idea(idea.id) == idea)
    }

    @Test("sent twice is one move, with the first answer twice")
    func twice() async throws {
        let idea = try await board.post("Dark mode")
        let target = try await board.stage(.planned)
        let answers = [try await form(idea.id, to: target), try await form(idea.id, to: target)]
        #expect(answers.map(\.status) == [.seeOther, .seeOther])
        #expect(try await board.idea(idea.id)?.version == 2)
    }

    @Test("too late is a conflict that says where the idea is now")
    func conflict() async throws {
        let idea = try await board.post("Dark mode")
        try await board.move(idea, to: .done)
        let target = try await board.stage(.planned)

        let answer = try await form(idea.id, to: target)
        try expectSnapshot(of: answer.exchange, named: "conflict-html")
        #expect(answer.status == .conflict)
        let document = try answer.document
        let message = "Someone else moved “Dark mode” meanwhile. It is now in “Done”."
        #expect(try document.text("//p[@class='toast-message']") == message)
        #expect(try document.texts("//section[@data-kind='done']//h3") == ["Dark mode"])

        let toast = try await form(idea.id, to: target, accept: "text/vnd.vitrine.fragment+html")
        #expect(toast.status == .conflict)
        #expect(try toast.document.attribute("data-code", at: "//*[@data-toast]") == "movedMeanwhile")

        let json = try await board.program.send("/idea-move", json: body(idea.id, to: target), method: .patch)
        try expectSnapshot(of: json.exchange, named: "conflict-json")
        #expect(json.status == .conflict)
        let error: IdeaMoveRequest.ResponseError = try json.json()
        #expect(error.code == .movedMeanwhile)
        #expect(try await board.idea(idea.id)?.stageID == board.stage(.done))
    }

    @Test("fails for an idea or a stage that is gone")
    func gone() async throws {
        let idea = try await board.post("Dark mode")
        let planned = try await board.stage(.planned)

        let page = try await form(.stub(255), to: planned)
        #expect(page.status == .notFound)
        #expect(try page.document.text("//p[@class='toast-message']") == "This idea is no longer on the board.")
        let json = try await board.program.send("/idea-move", json: body(.stub(255), to: planned), method: .patch)
        try expectSnapshot(of: json.exchange, named: "idea-gone-json")
        #expect(json.status == .notFound)

        let stage = try await form(idea.id, to: .stub(255))
        #expect(stage.status == .unprocessableContent)
        #expect(try stage.document.text("//p[@class='toast-message']") == "This stage is no longer on the board.")
        let problem = try await board.program.send("/idea-move", json: body(idea.id, to: .stub(255)), method: .patch)
        #expect(problem.status == .unprocessableContent)
        #expect(try problem.json(IdeaMoveRequest.ResponseError.self).code == .stageNotFound)
    }

    @Test("is a PATCH for programs")
    func method() async throws {
        let idea = try await board.post("Dark mode")
        let answer = try await board.program.send("/idea-move", json: body(idea.id, to: .stub(1)), method: .put)
        #expect(answer.status == .methodNotAllowed)
        #expect(answer.fields[.allow] == "PATCH, POST")
    }
}
