import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("The page about the site")
struct AboutPageTests {
    @Test("tells how it is used, in which languages and which version, as HTML and as JSON")
    func about() async throws {
        let board = try TestBoard()
        let page = try await board.client.get("/about")
        try expectSnapshot(of: page.exchange, named: "about-html")
        let document = try page.document
        #expect(document.problems == [])
        #expect(try document.text("//h1") == "About Vitrine")
        #expect(try document.count("//ol[@class='about-steps']/li") == 3)

        let json = try await board.client.get("/about", accept: "application/json")
        try expectSnapshot(of: json.exchange, named: "about-json")
        let about: AboutViewModel = try json.json()
        #expect(about.version == .current)
        #expect(about.languages == ["English", "العربية", "Español"])

        let fragment = try await board.client.get("/about", accept: "text/vnd.vitrine.fragment+html", language: "ar")
        #expect(try fragment.document.text("//main//h1") == "حول Vitrine")
    }
}
