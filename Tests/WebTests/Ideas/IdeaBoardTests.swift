import Foundation
import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@testable import Web

@Suite("The board")
struct IdeaBoardTests {
    private let board: TestBoard

    init() throws {
        board = try TestBoard()
    }

    @Test("without ideas says so, and still shows its stages")
    func empty() async throws {
        let page = try await board.client.get("/idea-board")
        try expectSnapshot(of: page.exchange, named: "empty-html")
        let document = try page.document
        #expect(document.problems == [])
        #expect(try document.text("//p[@class='board-empty']")?.hasPrefix("No ideas yet.") == true)
        #expect(try document.texts("//h2") == ["New", "Under review", "Planned", "In progress", "Done"])

        let json = try await board.client.get("/idea-board", accept: "application/json")
        try expectSnapshot(of: json.exchange, named: "empty-json")
        let model: IdeaBoardViewModel = try json.json()
        #expect(model.isEmpty)
        #expect(model.columns.map(\.kind) == [.new, .underReview, .planned, .inProgress, .done])
    }

    @Test("shows every idea in its stage, the newest on top, as HTML and as JSON")
    func ideas() async throws {
        try await board.post("Dark mode", text: "Easier on the eyes.", tags: "design, mobile")
        try await board.move(try await board.post("Export as CSV", by: "Grace"), to: .planned)
        try await board.post("<script>alert(1)</script> & {{title}} %{count}", by: "Linus \"\u{301}")

        let page = try await board.client.get("/idea-board")
        try expectSnapshot(of: page.exchange, named: "ideas-html")
        let document = try page.document
        #expect(document.problems == [])
        #expect(
            try document.texts("//section[@data-kind='new']//h3") == [
                "<script>alert(1)</script> & {{title}} %{count}", "Dark mode",
            ])
        #expect(try document.texts("//section[@data-kind='planned']//h3") == ["Export as CSV"])
        #expect(try document.count("//script") == 1)
        #expect(try document.text("//p[@class='page-summary']") == "3 ideas")
        #expect(
            try document.texts("//article[.//h3='Dark mode']//select/option[@selected]") == ["New"])

        let json = try await board.client.get("/idea-board", accept: "application/json")
        try expectSnapshot(of: json.exchange, named: "ideas-json")
        let model: IdeaBoardViewModel = try json.json()
        #expect(model.columns.map { $0.cards.count } == [2, 0, 1, 0, 0])
        #expect(model.columns[2].cards.map(\.authorName) == ["Grace"])
    }

    @Test(
        "speaks the visitor's language",
        arguments: [
            ("en", "ltr", "Idea board", "1 idea"), ("es", "ltr", "Tablero de ideas", "1 idea"),
            ("ar", "rtl", "لوحة الأفكار", "فكرة واحدة"),
        ])
    func languages(_ language: String, _ direction: String, _ title: String, _ summary: String) async throws {
        try await board.post("Dark mode")
        let page = try await board.client.get("/idea-board", language: language)
        try expectSnapshot(of: page.exchange, named: "language-\(language)")
        let document = try page.document
        #expect(document.problems == [])
        #expect(page.fields[.contentLanguage] == language)
        #expect(try document.attribute("lang", at: "/html") == language)
        #expect(try document.attribute("dir", at: "/html") == direction)
        #expect(try document.text("//h1") == title)
        #expect(try document.text("//title") == title)
        #expect(try document.text("//p[@class='page-summary']") == summary)
        #expect(try document.attribute("hreflang", at: "//a[@data-ui='localeSwitch'][@aria-current]") == language)
    }

    @Test("is where the site begins")
    func home() async throws {
        let page = try await board.client.get("/")
        #expect(page.status == .seeOther)
        #expect(page.fields[.location] == "/idea-board")
    }
}
