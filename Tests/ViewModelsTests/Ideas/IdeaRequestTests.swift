import Foundation
import MVVM
import Testing
import ViewModels

@Suite("The requests of ideas")
struct IdeaRequestTests {
    @Test("are served where other programs call them")
    func paths() {
        let move = IdeaMoveRequest(requestBody: .init(ideaId: .stub(1), stageId: .stub(103), basedOn: 1))
        let create = IdeaCreateRequest(requestBody: .init(title: "Dark mode", authorName: "Ada"))
        #expect(IdeaBoardRequest().target == "/idea-board")
        #expect(NewIdeaRequest().target == "/new-idea")
        #expect(IdeaRequest(id: .stub(1)).target == "/idea/00000000-0000-7000-8000-000000000001")
        #expect(move.target == "/idea-move")
        #expect(create.target == "/idea-create")
        let update = IdeaUpdateRequest(
            requestBody: .init(ideaId: .stub(1), title: "Dark mode", text: "", tags: "", basedOn: 1))
        #expect(IdeaEditRequest(id: .stub(1)).target == "/idea-edit/00000000-0000-7000-8000-000000000001")
        #expect(update.target == "/idea-update")
        #expect(update.action.httpMethod == "PATCH")
        #expect(DashboardRequest().target == "/dashboard")
        #expect(AboutViewModel.ClientHostedRequest().target == "/about")
        #expect(move.action.httpMethod == "PATCH")
        #expect(create.action.httpMethod == "POST")
    }

    @Test("Only the title of a new idea has to be in the JSON; a name is missed by the rules, and only of who has none")
    func body() throws {
        func decode(_ json: String) throws -> IdeaCreateRequest.RequestBody {
            try JSONDecoder().decode(IdeaCreateRequest.RequestBody.self, from: Data(json.utf8))
        }
        let body = try decode(#"{"title":"Dark mode","authorName":"Ada"}"#)
        #expect(body.text == "" && body.tags == "")
        let nameless = try decode(#"{"title":"Dark mode"}"#)
        #expect(nameless.validate().flatMap(\.messages).flatMap(\.fieldIds) == ["authorName"])
        #expect(nameless.validate(in: ValidationContext(displayName: "Ada")).isEmpty)
        #expect(throws: DecodingError.self) { try decode(#"{"authorName":"Ada"}"#) }
        #expect(throws: DecodingError.self) { try decode(#"{"title":null,"authorName":"Ada"}"#) }
    }
}
