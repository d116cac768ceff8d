import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("The form for a new idea")
struct NewIdeaTests {
    @Test("is empty, says what is required, and posts to its request, as HTML and as JSON")
    func form() async throws {
        let board = try TestBoard()
        let page = try await board.client.get("/new-idea")
        try expectSnapshot(of: page.exchange, named: "form-html")
        let document = try page.document
        #expect(document.problems == [])
        #expect(try document.attribute("action", at: "//form[@data-ui='createForm']") == "/idea-create")
        #expect(try document.attribute("method", at: "//form[@data-ui='createForm']") == "post")
        let names = ["title", "text", "authorName", "tags"]
        for name in names {
            let control = "//*[@name='\(name)']"
            #expect(try document.exists("//label[@for='field-\(name)']"))
            #expect(try document.attribute("aria-describedby", at: control) == "hint-\(name) error-\(name)")
            #expect(try document.text("//*[@id='hint-\(name)']")?.isEmpty == false)
            #expect(try document.exists(control + "[@aria-invalid]") == false)
        }
        #expect(try document.count("//*[@required]") == 2)
        #expect(try document.exists("//*[@maxlength]") == false)

        let json = try await board.program.get("/new-idea", accept: "application/json")
        try expectSnapshot(of: json.exchange, named: "form-json")
        let model: NewIdeaViewModel = try json.json()
        #expect(model.fields.map(\.name) == names)
        #expect(model.fields.map(\.attributes.isRequired) == [true, false, true, false])
    }
}
