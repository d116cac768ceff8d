import HTTP
import HTTPServer
import MVVM
import MVVMServer
import MVVMTesting
import Testing

/// "An origin server that evaluates an If-Match condition MUST NOT perform the requested method if the condition evaluates
/// to false" (RFC 9110 §13.1.1).
@Suite("A condition of a request")
struct ConditionTests {
    private static let nope: HeaderFields = [.ifMatch: "\"nope\""]

    @Test(
        "that does not hold makes a read 412, with words in every language and both faces",
        arguments: [
            ("en", "Not the expected version"), ("es", "No es la versión esperada"), ("ar", "ليس الإصدار المتوقع"),
        ])
    func failed(_ language: String, _ title: String) async throws {
        let client = try TinySite.visitor()
        let page = try await client.get("/idea-list", language: language, fields: Self.nope)
        #expect(page.status == .preconditionFailed)
        #expect(try page.document.text("//h1") == title)
        #expect(page.fields[.eTag] == nil)
        let json = try await client.get(
            "/idea-list", accept: "application/json", language: language, fields: Self.nope)
        #expect(json.status == .preconditionFailed)
        #expect(json.fields[.contentType] == "application/problem+json")
        #expect(json.text.contains("\"code\":\"preconditionFailed\""))
    }

    @Test("that holds changes nothing: the tag of the page, one of a list, any")
    func holds() async throws {
        let client = try TinySite.visitor()
        let tag = try #require(try await client.get("/idea-list").fields[.eTag])
        for condition in [tag, "\"nope\", \(tag)", "*"] {
            let fields: HeaderFields = [.ifMatch: try #require(FieldValue(condition))]
            #expect(try await client.get("/idea-list", fields: fields).status == .ok)
        }
        // A weak tag never matches here (§13.1.1: "the strong comparison function").
        let weak: HeaderFields = [.ifMatch: try #require(FieldValue("W/\(tag)"))]
        #expect(try await client.get("/idea-list", fields: weak).status == .preconditionFailed)
    }

    @Test("about a date is ignored where there is none (RFC 9110 §13.1.4)")
    func dates() async throws {
        let client = try TinySite.visitor()
        let fields: HeaderFields = ["If-Unmodified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"]
        #expect(try await client.get("/idea-list", fields: fields).status == .ok)
        #expect(try await client.post("/idea-post", form: ["title": "X"], fields: fields).status == .seeOther)
    }

    @Test(
        "counts for nothing where the answer is an error without it (RFC 9110 §13.2.1)",
        arguments: [("/nowhere", 404), ("/idea-sheet/9", 404), ("/idea-post", 405), ("/", 303)])
    func errors(_ path: String, _ status: Int) async throws {
        #expect(try await TinySite.visitor().get(path, fields: Self.nope).status.code == status)
    }

    @Test(
        "about any state makes a write 412, since its address has none", arguments: ["\"nope\"", "*"] as [FieldValue])
    func writes(_ condition: FieldValue) async throws {
        let client = try TinySite.visitor()
        let form = try await client.post("/idea-post", form: ["title": "X"], fields: [.ifMatch: condition])
        #expect(form.status == .preconditionFailed)
        #expect(form.fields[.location] == nil && form.fields[.setCookie] == nil)
        let json = try await client.send("/idea-post", json: #"{"title":"X"}"#, fields: [.ifMatch: condition])
        #expect(json.status == .preconditionFailed)
    }

    @Test("that there be none yet holds for a write (RFC 9110 §13.1.2)")
    func none() async throws {
        let fields: HeaderFields = [.ifNoneMatch: "*"]
        let made = try await TinySite.visitor().send("/idea-post", json: #"{"title":"X"}"#, fields: fields)
        #expect(made.status == .created)
    }

    @Test("The body of a 304 is kept for the server, which compresses by its length (RFC 9110 §15.4.5)")
    func body() async throws {
        let site = try TinySite.shared.get().site
        let target = try #require(RequestTarget(parsing: "/idea-list"))
        let page = await site.respond(to: Request(head: RequestHead(method: .get, target: target)))
        let tag = try #require(page.fields[.eTag].flatMap { FieldValue($0) })
        let head = RequestHead(method: .get, target: target, fields: [.ifNoneMatch: tag])
        let known = await site.respond(to: Request(head: head))
        #expect(known.status == .notModified)
        #expect(try await known.body.collect() == page.body.collect())
    }
}
