import HTTP
import HTTPServer
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("Both faces of every failure")
struct FailureFacesTests {
    /// A problem document's members (RFC 9457).
    struct Document: Decodable {
        struct Part: Decodable {
            let pointer: String
            let detail: String
            let reason: String?
        }

        let type: String
        let title: String
        let status: Int
        let detail: String
        let reason: String?
        let code: String
        let requestId: String
        let errors: [Part]?
    }

    private static let form: FieldValue = "application/x-www-form-urlencoded"

    /// What brings each failure about, on a site of its own.
    private static let requests: [(TestRequest, Status, String)] = [
        (TestRequest(.get, "/idea-sheet/0?page=x"), .badRequest, "badRequest"),
        (post("/idea-post", "{", "application/json"), .badRequest, "badRequest"),
        (post("/gate-post", "title=who", form), .unauthorized, "missing"),
        (TestRequest(.post, "/idea-post", fields: ["Sec-Fetch-Site": "cross-site"]), .forbidden, "forbidden"),
        (TestRequest(.get, "/nowhere"), .notFound, "notFound"),
        (TestRequest(.get, "/idea-sheet/9"), .notFound, "notFound"),
        (TestRequest(.get, "/idea-sheet/x"), .notFound, "notFound"),
        (post("/gate-post", "title=theirs", form), .notFound, "notFound"),
        (TestRequest(.delete, "/idea-list"), .methodNotAllowed, "methodNotAllowed"),
        (TestRequest(.get, "/idea-post"), .methodNotAllowed, "methodNotAllowed"),
        (TestRequest(.post, "/app.css"), .methodNotAllowed, "methodNotAllowed"),
        (TestRequest(.get, "/app.css", fields: [.ifMatch: "\"x\""]), .preconditionFailed, "preconditionFailed"),
        (TestRequest(.get, "/app.css", fields: [.range: "bytes=999-"]), .rangeNotSatisfiable, "rangeNotSatisfiable"),
        (TestRequest(.get, "/idea-list", fields: [.ifMatch: "\"x\""]), .preconditionFailed, "preconditionFailed"),
        (TestRequest(.get, "https://a/"), .misdirectedRequest, "misdirected"),
        (TestRequest(.get, "/gate?isOpen=false"), .conflict, "closed"),
        (post("/gate-post", "title=closed", form), .conflict, "closed"),
        (post("/idea-post", String(repeating: "a", count: 1025), form), .contentTooLarge, "contentTooLarge"),
        (post("/idea-post", "title=a", "text/plain"), .unsupportedMediaType, "unsupportedMediaType"),
        (post("/gate-post", "title=", form), .unprocessableContent, "unprocessable"),
        (post("/gate-post", "title=busy", form), .tooManyRequests, "tooManyRequests"),
        (TestRequest(.get, "/idea-sheet/500"), .internalServerError, "internalError"),
    ]

    private static func post(_ path: String, _ body: String, _ type: FieldValue) -> TestRequest {
        TestRequest(.post, path, fields: [.contentType: type], body: Array(body.utf8))
    }

    private func send(_ request: TestRequest, accept: FieldValue, language: FieldValue = "en") async throws
        -> TestResponse
    {
        var fields = request.fields
        fields.append(.accept, accept)
        fields.append(.acceptLanguage, language)
        let asked = TestRequest(request.method, request.target, fields: fields, body: request.body)
        return try await TinySite.visitorOfGate().send(asked)
    }

    @Test(
        "A browser gets a page, a program a problem document with a stable code; both in their language",
        arguments: requests)
    func faces(_ request: TestRequest, _ status: Status, _ code: String) async throws {
        let page = try await send(request, accept: "text/html")
        #expect(page.status == status)
        #expect(page.fields[.contentType] == "text/html; charset=utf-8")
        #expect(try page.document.problems == [])
        #expect(try page.document.text("//h1")?.isEmpty == false)

        let english = try await send(request, accept: "application/json")
        let spanish = try await send(request, accept: "application/problem+json", language: "es")
        for json in [english, spanish] {
            #expect(json.status == status)
            #expect(json.fields[.contentType] == "application/problem+json")
            #expect(json.fields[.vary]?.contains("Accept") == true)
        }
        let document: Document = try english.json()
        #expect(document.status == status.code)
        #expect(document.code == code)
        #expect(document.type == "about:blank" || document.type.hasPrefix("/problems/"))
        #expect(!document.detail.isEmpty)
        #expect(document.requestId == "0000000000000")
        let documento: Document = try spanish.json()
        #expect(documento.title != document.title)
    }

    @Test(
        "What comes from below has both faces too",
        arguments: [
            (BodyError.timedOut as any Error, 408), (BodyError.tooLarge, 413), (BodyError.truncated, 400),
            (HTTPFailure(.upgradeRequired), 426), (HTTPFailure.retry(.unavailable, afterSeconds: 5), 503),
            (HTTPFailure(.notImplemented), 501), (HTTPFailure(.notAcceptable), 406),
        ])
    func below(_ error: any Error, _ status: Int) async throws {
        let site = try TinySite.shared.get().site
        for (accept, type) in [
            ("text/html", "text/html; charset=utf-8"), ("application/json", "application/problem+json"),
        ] {
            var head = RequestHead(method: .post, target: .root)
            head.fields.append(.accept, try #require(FieldValue(accept)))
            let call = site.callers.call(for: Request(head: head), tail: nil)
            let response = await site.errors.response(to: error, of: call)
            #expect(response.status.code == status)
            #expect(response.fields[.contentType] == type)
        }
    }

    @Test("Its status brings the fields that it asks for")
    func fields() async throws {
        let post = TestRequest(.get, "/idea-post")
        #expect(try await send(post, accept: "text/html").fields[.allow] == "POST")
        #expect(try await send(post, accept: "application/json").fields[.allow] == "POST")
        let file = TestRequest(.get, "/app.css", fields: [.range: "bytes=999-"])
        #expect(try await send(file, accept: "application/json").fields[.contentRange] == "bytes */24")
        let busy = try await send(Self.post("/gate-post", "title=busy", Self.form), accept: "application/json")
        #expect(busy.fields[.retryAfter] == "30")
        let who = try await send(Self.post("/gate-post", "title=who", Self.form), accept: "application/json")
        #expect(who.fields["WWW-Authenticate"] == "Bearer realm=\"ideas\"")
        #expect(try who.json(Document.self).type == "/problems/credential-rejected")
        let plain = try await send(Self.post("/idea-post", "a", "text/plain"), accept: "text/html")
        #expect(plain.fields[.accept] == "application/json, application/x-www-form-urlencoded, multipart/form-data")
    }

    @Test(
        "HEAD has the status and the fields of GET",
        arguments: ["/", "/idea-list", "/idea-sheet/9", "/nowhere", "/healthz", "/app.css"])
    func head(_ path: String) async throws {
        for accept: FieldValue in ["text/html", "application/json"] {
            let get = try await send(TestRequest(.get, path), accept: accept)
            let head = try await send(TestRequest(.head, path), accept: accept)
            #expect(head.status == get.status)
            #expect(head.fields == get.fields)
            #expect(head.body.isEmpty)
        }
    }

    @Test(
        "A program that reads some JSON never gets HTML",
        arguments: [
            "application/json", "application/problem+json", "application/json; q=0.1", "application/vnd.api+json",
            "application/ld+json, image/png",
        ] as [FieldValue])
    func programs(_ accept: FieldValue) async throws {
        for (request, _, _) in Self.requests {
            let answer = try await send(request, accept: accept)
            #expect(answer.fields[.contentType] == "application/problem+json")
        }
    }

    @Test("A mistake in JSON is told at its pointer: in the reader's language where it is, and in English what exactly")
    func json() async throws {
        let request = Self.post("/idea-post", "{\"titel\": \"a\", \"title\": \"b\"}", "application/json")
        let answer = try await send(request, accept: "application/json")
        let problem: Problem = try answer.json()
        let part = try #require(problem.errors?.first)
        #expect(part.pointer == "#/titel")
        #expect(part.detail == problem.detail)
        #expect(part.reason == "'titel' is not known here; did you mean 'title'?")
        #expect(problem.reason == "Line 1, column 2, at /titel: 'titel' is not known here; did you mean 'title'?")
    }

    @Test("Rules that a request's error does not speak of are told field by field")
    func rules() async throws {
        let answer = try await send(Self.post("/gate-post", "title=", Self.form), accept: "application/json")
        let document: Document = try answer.json()
        #expect(document.errors?.map(\.pointer) == ["#/title"])
        #expect(document.errors?.map(\.detail) == ["A title is needed."])
        #expect(!answer.text.contains("reason"))
    }

    @Test("The error of a read, and that of a write whose page is gone, is a toast over an error page")
    func ownError() async throws {
        for request in [TestRequest(.get, "/gate?isOpen=false"), Self.post("/gate-post", "title=closed", Self.form)] {
            let page = try await send(request, accept: "text/html")
            #expect(page.status == .conflict)
            #expect(try page.document.attribute("data-code", at: "//*[@role='alert']") == "closed")
            let fragment = try await send(request, accept: "text/vnd.vitrine.fragment+html")
            #expect(fragment.status == .conflict)
            #expect(try fragment.document.text("//h2") == "Closed")
            let json = try await send(request, accept: "application/json")
            let message = try json.json([String: JSONValue].self)["message"]
            #expect(message == .text("The gate is closed."))
        }
    }

    @Test(
        "Previews show an id as requests have it",
        arguments: [FailureViewModel.stub().requestId, FailureToastViewModel.stub().requestId])
    func stubID(_ shown: String) {
        #expect(shown.utf8.count == RequestID.inProcess.description.utf8.count)
        #expect(shown.wholeMatch(of: /[0-9A-F][0-9A-HJKMNP-TV-Z]+/) != nil)
    }

    @Test("What was made has an address")
    func location() async throws {
        let made = try await send(Self.post("/gate-post", "title=a", Self.form), accept: "application/json")
        #expect(made.status == .created)
        #expect(made.fields[.location] == "/gate?isOpen=true")
    }

    /// A member of a problem document, of which only texts matter here.
    private enum JSONValue: Decodable, Equatable {
        case text(String)
        case other

        init(from decoder: any Decoder) throws {
            let text = try? decoder.singleValueContainer().decode(String.self)  // Anything else is `.other`.
            self = text.map(JSONValue.text) ?? .other
        }
    }
}
