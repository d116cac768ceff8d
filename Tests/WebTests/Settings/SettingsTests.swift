import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("The form over the settings")
struct SettingsTests {
    @Test("is filled with what was saved, and posts to its request, as HTML and as JSON")
    func form() async throws {
        let board = try TestBoard()
        // The first page brings the token by which whoever saves is known again.
        _ = try await board.client.get("/settings")
        _ = try await board.client.post("/settings-save", form: ["displayName": "Ada", "theme": "dark"])
        // The note is shown once, and is no part of the form.
        _ = try await board.client.get("/settings")
        let page = try await board.client.get("/settings")
        try expectSnapshot(of: page.exchangeWithoutTimeZones, named: "form-html")
        let document = try page.document
        #expect(document.problems == [])
        #expect(try document.attribute("action", at: "//form[@data-ui='settingsForm']") == "/settings-save")
        #expect(try document.attribute("value", at: "//*[@name='displayName']") == "Ada")

        let json = try await board.client.get("/settings", accept: "application/json")
        try expectSnapshot(of: json.exchangeWithoutTimeZones, named: "form-json")
        let model: SettingsViewModel = try json.json()
        #expect(model.displayName == "Ada" && model.theme == "dark")
        #expect(model.fields.map(\.name) == ["displayName", "locale", "timeZone", "theme"])
    }
}
