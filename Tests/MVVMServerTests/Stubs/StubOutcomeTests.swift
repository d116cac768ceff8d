import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("How a write of the previews ends")
struct StubOutcomeTests {
    private let client: TestClient

    /// With a second write, whose form stands nowhere.
    init() throws {
        var routes = Routes<TinyServices>.tiny
        routes.register(IdeaReplaceController.self, error: GateErrorViewModel.self, page: IdeaFormRequest.self)
        client = try TinySite(routes: routes, stubs: true).client
    }

    private func offered(_ type: String, _ choices: String = "") async throws -> [String] {
        try await client.get("/_stubs/preview?type=\(type)\(choices)").document.texts(
            "//select[@name='_outcome']/option")
    }

    private static let standard = ["Success", "Success, slowly", "404", "409", "422", "429", "500"]

    @Test("is chosen among what the forms of an entry may end in")
    func bar() async throws {
        #expect(try await offered("IdeaFormViewModel") == Self.standard + ["invalidFields", "taken"])
        #expect(try await offered("IdeaFormViewModel", "&_state=author") == Self.standard + ["invalidFields", "taken"])
    }

    @Test(
        "is no choice where no form stands",
        arguments: ["IdeaListViewModel", "IdeaPostErrorViewModel", "TinyNoteViewModel", "StubTokensViewModel"])
    func formless(type: String) async throws {
        #expect(try await offered(type) == [])
    }

    @Test("stays chosen where no form can end so, and the bar says that")
    func foreign() async throws {
        for (type, note) in [
            ("IdeaFormViewModel", "No form here can end this way."), ("IdeaListViewModel", "There is no form here."),
        ] {
            let desk = try await client.get("/_stubs/preview?type=\(type)&_outcome=ofAnother").document
            let select = "//select[@name='_outcome']"
            #expect(try desk.text("\(select)/option[@selected]") == "ofAnother")
            let id = try #require(try desk.attribute("aria-describedby", at: select))
            #expect(try desk.text("//*[@id='\(id)']") == note)
        }
        let desk = try await client.get("/_stubs/preview?type=IdeaFormViewModel&_outcome=taken").document
        #expect(try !desk.exists("//select[@name='_outcome' and @aria-describedby]"))
    }

    @Test("is refused where the write has no such error, with those that it has")
    func unknown() async throws {
        let page = try await client.post("/idea-post?_outcome=ofAnother", form: ["title": "Dark mode"])
        #expect(page.status == .badRequest)
        let sentence =
            "IdeaPostRequest cannot end in “ofAnother”, which the preview’s address asks for. "
            + "It can end in success, slow, 404, 409, 422, 429, 500, taken, or invalidFields."
        #expect(try page.document.texts("//p").contains(sentence))
        #expect(try await client.get("/_stubs/operations").document.exists("//*[@data-ui='noCalls']"))
        let long = String(repeating: "x", count: 2_000)
        let cut = try await client.post("/idea-post?_outcome=\(long)", form: ["title": "Dark mode"])
        #expect(cut.status == .badRequest)
        #expect(try cut.document.texts("//p").allSatisfy { $0.count < 300 })
    }
}
