import Foundation
import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("A write")
struct WriteEndpointTests {
    @Test("redirects a browser, whose next page shows the note once")
    func success() async throws {
        let client = try TinySite.visitor()
        let answer = try await client.post("/idea-post", form: ["title": "Offline mode"])
        #expect(answer.status == .seeOther)
        #expect(answer.fields[.location] == "/idea-list")
        let next = try await client.get("/idea-list")
        #expect(try next.document.text("//*[@role='status']") == "Your idea is on the list.")
        #expect(next.fields[.setCookie]?.contains("Max-Age=0") == true)
        let after = try await client.get("/idea-list")
        #expect(try after.document.exists("//*[@role='status']") == false)
        #expect(after.fields[.setCookie] == nil)
    }

    @Test("answers a program with what was made: 201")
    func created() async throws {
        let answer = try await TinySite.visitor().send("/idea-post", json: #"{"title":"Offline mode"}"#)
        #expect(answer.status == .created)
        #expect(answer.text == #"{"pageTitle":"Offline mode","page":1,"vmId":"2"}"#)
        #expect(answer.fields[.setCookie] == nil)
    }

    @Test("that breaks a rule shows the form again with what was typed")
    func rule() async throws {
        let client = try TinySite.visitor()
        let answer = try await client.post("/idea-post", form: ["title": ""], language: "es")
        #expect(answer.status == .unprocessableContent)
        let document = try answer.document
        #expect(try document.text("//h1") == "Publicar una idea")
        #expect(try document.text("//*[@id='error']") == "A title is needed.")
        #expect(try document.text("//*[@role='alert']/p") == "Revisa algunos campos.")
        #expect(answer.fields[.eTag] == nil)
    }

    @Test("that the app refuses shows the form again, with the error's own status and its typed text")
    func refusal() async throws {
        let client = try TinySite(services: TinyServices(ideas: ["<b>\"&"])).client
        let answer = try await client.post("/idea-post", form: ["title": "<b>\"&"])
        #expect(answer.status == .conflict)
        let document = try answer.document
        #expect(document.problems == [])
        #expect(try document.attribute("value", at: "//input[@name='title']") == "<b>\"&")
        #expect(try document.attribute("data-code", at: "//*[@role='alert']") == "taken")
        #expect(try document.text("//*[@role='alert']/p")?.contains("<b>\"&") == true)
    }

    @Test("that fails answers a script with the toast alone")
    func fragment() async throws {
        let answer = try await TinySite.visitor().post(
            "/idea-post", form: ["title": "Dark mode"], accept: "text/vnd.vitrine.fragment+html")
        #expect(answer.status == .conflict)
        #expect(answer.fields[.contentType] == "text/vnd.vitrine.fragment+html; charset=utf-8")
        #expect(
            answer.text == """
                <div role="alert" data-code="taken"><h2>Not posted</h2><p>“Dark mode” is there already.</p></div>

                """)
    }

    @Test("that fails answers a program with a problem document that decodes as the error")
    func problem() async throws {
        let client = try TinySite.visitor()
        let taken = try await client.send("/idea-post", json: #"{"title":"Dark mode"}"#)
        #expect(taken.status == .conflict)
        #expect(taken.fields[.contentType] == "application/problem+json")
        try expectSnapshot(of: taken.exchange, named: "taken")
        let error: IdeaPostRequest.ResponseError = try taken.json()
        #expect(error.code == .taken)
        #expect(error.message == "“Dark mode” is there already.")

        let empty = try await client.send("/idea-post", json: #"{"title":""}"#)
        #expect(empty.status == .unprocessableContent)
        try expectSnapshot(of: empty.exchange, named: "empty-title")
        #expect(
            try empty.json(IdeaPostRequest.ResponseError.self).validations.message(for: "title") == "A title is needed."
        )
    }

    @Test("from another site is refused, and nothing is done", arguments: ["cross-site", "same-site"] as [FieldValue])
    func crossSite(_ site: FieldValue) async throws {
        let client = try TinySite.visitor()
        let answer = try await client.post("/idea-post", form: ["title": "X"], fields: ["Sec-Fetch-Site": site])
        #expect(answer.status == .forbidden)
        #expect(answer.fields[.setCookie] == nil)
    }

    @Test("that breaks shows an internal error")
    func crash() async throws {
        let tiny = try TinySite()
        let answer = try await tiny.client.post("/idea-post", form: ["title": "crash"])
        #expect(answer.status == .internalServerError)
        #expect(!answer.text.contains("1234"))
        #expect(tiny.log.events.count == 1)
    }
}
