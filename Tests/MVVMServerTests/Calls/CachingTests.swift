import HTTP
import MVVM
import MVVMTesting
import Testing

@Suite("What may be kept of an answer")
struct CachingTests {
    @Test("The same page has the same entity tag, another language another one")
    func tags() async throws {
        let client = try TinySite.visitor()
        let first = try await client.get("/idea-list")
        let tag = try #require(first.fields[.eTag])
        #expect(try await client.get("/idea-list").fields[.eTag] == tag)
        #expect(try await client.get("/idea-list", language: "es").fields[.eTag] != tag)
        #expect(try await client.get("/idea-list", accept: "application/json").fields[.eTag] != tag)
        #expect(first.fields[.vary] == "Accept, Accept-Language, Cookie")
        #expect(first.fields[.cacheControl] == "private, no-cache")
    }

    @Test("Who has it already gets 304 and nothing else", arguments: ["text/html", "application/json"])
    func notModified(_ accept: String) async throws {
        let client = try TinySite.visitor()
        let tag = try #require(try await client.get("/idea-list", accept: accept).fields[.eTag])
        let known = FieldValue(tag) ?? ""
        let again = try await client.get("/idea-list", accept: accept, fields: [.ifNoneMatch: known])
        #expect(again.status == .notModified)
        #expect(again.body.isEmpty)
        #expect(again.fields[.eTag] == tag)
        #expect(again.fields[.vary]?.hasPrefix("Accept, Accept-Language, Cookie") == true)
        let changed = try await client.get(
            "/idea-list", accept: accept, language: "ar", fields: [.ifNoneMatch: known])
        #expect(changed.status == .ok)
    }

    @Test("HEAD has the fields of GET and no body", arguments: ["/idea-list", "/app.css", "/nowhere"])
    func head(_ path: String) async throws {
        let client = try TinySite.visitor()
        let get = try await client.send(TestRequest(.get, path))
        let head = try await client.send(TestRequest(.head, path))
        #expect(head.status == get.status)
        #expect(head.fields == get.fields)
        #expect(head.body.isEmpty)
    }

    @Test("A failure has no entity tag")
    func failures() async throws {
        let client = try TinySite.visitor()
        #expect(try await client.get("/nowhere").fields[.eTag] == nil)
        #expect(try await client.get("/idea-sheet/500").fields[.eTag] == nil)
    }
}
