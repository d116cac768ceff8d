import HTTP
import HTTPServer
import MVVM
import Testing

@testable import MVVMServer

@Suite("A body in each of its formats")
struct BodyFormatTests {
    private func decode(
        _ text: String, as type: String?, fields: HeaderFields = [:]
    ) async throws -> RequestBodyDecoder.Received<DraftBody> {
        var head = RequestHead(method: .post, target: .root, fields: fields)
        if let type { head.fields.append(.contentType, try #require(FieldValue(type))) }
        let body: HTTPServer.RequestBody = .bytes(Array(text.utf8))
        return try await RequestBodyDecoder.decode(DraftBody.self, from: Request(head: head, body: body))
    }

    @Test(
        "is the same whether it comes as JSON, as a form, or as multipart",
        arguments: [
            ("application/json", #"{"title":"a&b=c+d","votes":-3,"tags":["x","y"],"author":{"name":"Ada"}}"#),
            (
                "Application/JSON; charset=UTF-8",
                #"{"title":"a&b=c+d","votes":-3,"tags":["x","y"],"author":{"name":"Ada"}}"#
            ),
            ("application/x-www-form-urlencoded", "title=a%26b%3Dc%2Bd&votes=-3&tags=x&tags=y&author.name=Ada&weight="),
            (
                "multipart/form-data; boundary=b",
                [
                    "title\"\r\n\r\na&b=c+d", "votes\"\r\n\r\n-3", "tags\"\r\n\r\nx", "tags\"\r\n\r\ny",
                    "author.name\"\r\n\r\nAda",
                ]
                .map { "--b\r\nContent-Disposition: form-data; name=\"\($0)\r\n" }.joined() + "--b--\r\n"
            ),
        ])
    func formats(_ type: String, _ text: String) async throws {
        let body = try await decode(text, as: type).body
        #expect(body == DraftBody(title: "a&b=c+d", votes: -3, tags: ["x", "y"], author: .init(name: "Ada")))
    }

    @Test("keeps what was typed into a form")
    func typed() async throws {
        let received = try await decode("title=+a+&votes=", as: "application/x-www-form-urlencoded")
        #expect(received.typed == ["title": " a ", "votes": ""])
    }

    @Test(
        "in another format is refused with what is read instead",
        arguments: [
            nil, "text/plain", "application/xml", "application/json; charset=latin1", "json", "application/ld+json",
        ])
    func unsupported(_ type: String?) async throws {
        let failure = try await #require(throws: HTTPFailure.self) { try await decode("{}", as: type) }
        #expect(failure.kind == .unsupportedMediaType)
        #expect(failure.fields.map(\.name) == [.accept])
    }

    @Test(
        "in a format that cannot be read is refused for that, and not for having none",
        arguments: ["json", "application/json, text/plain", "multipart/form-data; boundary="])
    func malformed(_ type: String) async throws {
        let failure = try await #require(throws: HTTPFailure.self) { try await decode("{}", as: type) }
        #expect(failure.reason == "The Content-Type '\(type)' cannot be read.")
    }

    @Test("in two formats at once is in none")
    func twice() async throws {
        for (first, second) in [("application/json", "text/plain"), ("text/plain", "application/json")] {
            let failure = try await #require(throws: HTTPFailure.self) {
                try await decode("{}", as: first, fields: [.contentType: try #require(FieldValue(second))])
            }
            #expect(failure.kind == .unsupportedMediaType)
            #expect(failure.reason == "One Content-Type is expected.")
        }
    }

    @Test("that is compressed is refused")
    func compressed() async throws {
        let failure = try await #require(throws: HTTPFailure.self) {
            try await decode("{}", as: "application/json", fields: [.contentEncoding: "gzip"])
        }
        #expect(failure.kind == .unsupportedMediaType)
    }

    @Test("may be as large as its type says, and not a byte larger", arguments: [0, 1])
    func size(_ excess: Int) async throws {
        let frame = #"{"title":""}"#
        let title = String(repeating: "a", count: 4096 - frame.utf8.count + excess)
        let text = #"{"title":"\#(title)"}"#
        if excess == 0 {
            #expect(try await decode(text, as: "application/json").body.title == title)
        } else {
            await #expect(throws: BodyError.tooLarge) { try await decode(text, as: "application/json") }
        }
    }

    @Test(
        "as a form is refused with its reason",
        arguments: [
            ("title=%", "something else than two hexadecimal digits"),
            ("title=%zz", "something else than two hexadecimal digits"),
            ("title=%c0%af", "not UTF-8"), ("title=%ed%a0%80", "not UTF-8"), ("%ff=a", "not UTF-8"),
            ("", "'title' is missing"), ("votes=1", "'title' is missing"), ("title=a&title=b", "given 2 times"),
            ("title=a&votes=1.0", "votes: '1.0' is no whole number"), ("title=a&votes=+1", "votes: ' 1' is no whole"),
            ("title=a&votes=%2B1", "votes: '+1' is no whole"), ("title=a&votes=0x1", "is no whole number"),
            ("title=a&votes=9223372036854775808", "is no whole number of this size"),
            ("title=a&weight=inf", "is no number"), ("title=a&weight=nan", "is no number"),
            ("title=a&weight=0x1p3", "is no number"), ("title=a&weight=1e999", "is no number"),
            ("title=a&isOpen=yes", "is neither true nor false"), ("title=a&author.id=7", "author"),
            ("title=a&createdAt=today", "is no Date"),
        ])
    func form(_ text: String, _ reason: String) async throws {
        let failure = try await #require(throws: HTTPFailure.self) {
            try await decode(text, as: "application/x-www-form-urlencoded")
        }
        #expect(failure.kind == .badRequest)
        #expect(failure.reason?.contains(reason) == true, "\(failure.reason ?? "")")
    }

    @Test("as a form of 1,001 fields is too large")
    func fields() async throws {
        let failure = try await #require(throws: HTTPFailure.self) {
            try await decode(String(repeating: "a&", count: 1001), as: "application/x-www-form-urlencoded")
        }
        #expect(failure.kind == .contentTooLarge)
    }

    @Test("points a program at the value in question")
    func pointer() async throws {
        let failure = try await #require(throws: HTTPFailure.self) {
            try await decode(#"{"title":"a","tags":[1]}"#, as: "application/json")
        }
        #expect(failure.problems.map(\.pointer) == ["#/tags/0"])
        #expect(failure.reason == "Line 1, column 22, at /tags/0: This is a number, where a text belongs.")
    }
}
