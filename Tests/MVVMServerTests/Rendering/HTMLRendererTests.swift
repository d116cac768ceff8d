import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The HTML of a view model")
struct HTMLRendererTests {
    @Test("escapes what it is given, in text and in attributes; only trusted markup stands as it is")
    func escaping() async throws {
        let ideas = ["<script>alert(1)</script>", "\"\u{301}", "{{pageTitle}}", "%{count}", "&amp;"]
        let answer = try await TinySite(services: TinyServices(ideas: ideas)).client.get("/idea-list")
        let document = try answer.document
        #expect(document.problems == [])
        #expect(try document.texts("//li") == ideas)
        #expect(try document.count("//script") == 0)
        #expect(try document.text("//b") == "&")
        #expect(try document.attribute("title", at: "//p") == "a\"\\\n\u{1}🧑")
    }

    @Test(
        "shows dates and numbers for people, with their value for programs",
        arguments: [
            ("en", "Mar 14, 2026", "1,234"), ("es", "14 mar 2026", "1234"),
            ("ar", "14\u{200F}/03\u{200F}/2026", "1,234"),
        ])
    func quantities(_ language: String, _ date: String, _ number: String) async throws {
        let document = try await TinySite.visitor().get("/idea-list", language: language).document
        #expect(try document.attribute("datetime", at: "//time") == "2026-03-14T09:26:53Z")
        #expect(try document.text("//time") == date)
        #expect(try document.attribute("value", at: "//data") == "1234")
        #expect(try document.text("//data") == number)
    }
}
