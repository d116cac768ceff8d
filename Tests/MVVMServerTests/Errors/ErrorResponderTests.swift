import HTTP
import HTTPServer
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The answer to a failure")
struct ErrorResponderTests {
    @Test("An error that nobody declared shows the request's id and nothing else, and is logged once")
    func internalError() async throws {
        let tiny = try TinySite()
        let page = try await tiny.client.get("/idea-sheet/500")
        #expect(page.status == .internalServerError)
        #expect(try page.document.text("//code") == "0000000000000")
        #expect(try page.document.text("//h1") == "Something went wrong")
        #expect(!page.text.contains("password"))
        #expect(!page.text.contains("Secret"))
        try #require(tiny.log.events.count == 1)
        guard case .internalError(let request, let description) = tiny.log.events[0] else {
            Issue.record("\(tiny.log.events[0])")
            return
        }
        #expect(request == .inProcess)
        #expect(description == "the password is 1234")

        let json = try await tiny.client.get("/idea-sheet/500", accept: "application/json")
        #expect(!json.text.contains("password"))
        try expectSnapshot(of: json.exchange, named: "internal-error")
        #expect(tiny.log.events.count == 2)
    }

    @Test("An error that may pass says when to come again, in both faces, and is logged (RFC 9110 §15.6.4)")
    func transient() async throws {
        let tiny = try TinySite()
        for accept in ["text/html", "application/json"] {
            let answer = try await tiny.client.get("/idea-sheet/503", accept: accept)
            #expect(answer.status == .serviceUnavailable)
            #expect(answer.fields[.retryAfter] == "5")
        }
        #expect(tiny.log.events.count == 2)
        guard case .unavailable(.inProcess, _) = tiny.log.events.first else {
            Issue.record("\(tiny.log.events)")
            return
        }
    }

    @Test("An error that will not pass is a fault as any other, though another of its type may")
    func lasting() async throws {
        let tiny = try TinySite()
        let answer = try await tiny.client.get("/idea-sheet/504")
        #expect(answer.status == .internalServerError)
        #expect(answer.fields[.retryAfter] == nil)
        #expect(tiny.log.events.count == 1)
    }

    @Test("What the client did wrong is nothing for the log")
    func quiet() async throws {
        let tiny = try TinySite()
        for path in ["/nowhere", "/idea-sheet/9", "/idea-sheet/0?page=x"] { _ = try await tiny.client.get(path) }
        _ = try await tiny.client.send("/idea-post", json: "{")
        #expect(tiny.log.events.isEmpty)
    }

    @Test(
        "Every kind of failure has a page and a problem document with its own words",
        arguments: FailureViewModel.Kind.allCases)
    func kinds(_ kind: FailureViewModel.Kind) async throws {
        let site = try TinySite.shared.get().site
        let head = RequestHead(method: .get, target: .root, fields: [.acceptLanguage: "es"])
        let page = site.failure(kind.status, head: head, id: .inProcess)
        #expect(page.status == kind.status)
        let document = try HTMLDocument(try await page.body.collect())
        #expect(document.problems == [])
        #expect(try document.attribute("lang", at: "/html") == "es")
        #expect(try document.text("//h1")?.isEmpty == false)
        #expect(try document.text("//h1/following-sibling::p[1]")?.isEmpty == false)
    }

    @Test("What the connection could not read is answered without a head, and with half of one")
    func connection() async throws {
        let site = try TinySite.shared.get().site
        for status in [Status.badRequest, .requestTimeout, .uriTooLong, .headerFieldsTooLarge, .notImplemented] {
            let response = site.failure(status, head: nil, id: .inProcess)
            #expect(response.status == status)
            #expect(response.fields[.contentSecurityPolicy] != nil)
        }
        let json = site.failure(
            .contentTooLarge, head: RequestHead(method: .post, target: .root, fields: [.accept: "application/json"]),
            id: .inProcess)
        #expect(json.fields[.contentType] == "application/problem+json")
    }

    @Test(
        "Statuses without words of their own are told as the nearest kind",
        arguments: [(418, 400), (599, 500), (410, 400)])
    func nearest(_ code: Int, _ expected: Int) throws {
        #expect(FailureViewModel.Kind(try #require(Status(code: code))).status.code == expected)
    }
}
