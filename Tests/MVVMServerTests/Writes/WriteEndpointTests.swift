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

    @Test("of a part by PUT is refused, where it would be taken for the whole (RFC 9110 §14.5)")
    func part() async throws {
        let client = try TinySite.visitorWhoReplaces()
        let json = #"{"title":"Offline mode"}"#
        #expect(try await client.send("/idea-replace", json: json, method: .put).status == .ok)
        let part = try await client.send(
            "/idea-replace", json: json, method: .put, fields: [.contentRange: "bytes 0-9/20"])
        #expect(part.status == .badRequest)
        #expect(part.text.contains("Content-Range"))
    }

    @Test("takes forms with POST whatever its method is; JSON with POST is a wrong format, not a wrong method")
    func format() async throws {
        let client = try TinySite.visitorWhoRenames()
        let json = #"{"title":"Offline mode"}"#
        #expect(try await client.send("/idea-rename", json: json, method: .patch).status == .ok)
        // RFC 9110 §15.5.16: the content is "in a format not supported by this method on the target resource".
        let post = try await client.send("/idea-rename", json: json)
        #expect(post.status == .unsupportedMediaType)
        #expect(post.fields["Accept-Post"] == "application/x-www-form-urlencoded, multipart/form-data")
        #expect(post.fields[.allow] == nil)
        #expect(post.text.contains("PATCH"))
        // §15.5.6: `Allow` lists what the resource takes.
        let put = try await client.send("/idea-rename", json: json, method: .put)
        #expect(put.status == .methodNotAllowed && put.fields[.allow] == "PATCH, POST")
    }

    @Test("with an idempotency key of 20 KB is refused")
    func key() async throws {
        let key = try #require(FieldValue(String(repeating: "k", count: 20 * 1024)))
        let answer = try await TinySite.visitor().send(
            "/idea-post", json: #"{"title":"Offline mode"}"#, fields: ["Idempotency-Key": key])
        #expect(answer.status == .badRequest)
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
