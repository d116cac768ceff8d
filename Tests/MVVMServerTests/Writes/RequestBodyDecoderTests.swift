import HTTP
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The body of a write")
struct RequestBodyDecoderTests {
    private func status(of body: String, type: FieldValue?) async throws -> Status {
        var fields: HeaderFields = [.accept: "application/json"]
        if let type { fields.append(.contentType, type) }
        let answer = try await TinySite.visitor().send(
            TestRequest(.post, "/idea-post", fields: fields, body: Array(body.utf8)))
        #expect(answer.fields[.contentType]?.contains("json") == true)
        return answer.status
    }

    @Test(
        "is JSON or a form, whatever else its media type says",
        arguments: [
            ("application/json", #"{"title":"Offline mode"}"#),
            ("application/json; charset=utf-8", #"{"title":"Offline mode"}"#),
            ("application/x-www-form-urlencoded", "title=Offline+mode"),
            ("Application/X-WWW-Form-URLEncoded;charset=UTF-8", "title=Offline%20mode"),
        ] as [(FieldValue, String)])
    func accepted(_ type: FieldValue, _ body: String) async throws {
        #expect(try await status(of: body, type: type) == .created)
    }

    @Test("is nothing else: 415", arguments: [nil, "text/plain", "nonsense", "application/xml", ""] as [FieldValue?])
    func mediaType(_ type: FieldValue?) async throws {
        #expect(try await status(of: #"{"title":"Offline mode"}"#, type: type) == .unsupportedMediaType)
    }

    @Test("is no larger than the request allows: 413")
    func size() async throws {
        let title = String(repeating: "x", count: 1_100)
        #expect(try await status(of: #"{"title":"\#(title)"}"#, type: "application/json") == .contentTooLarge)
        #expect(
            try await status(of: "title=\(title)", type: "application/x-www-form-urlencoded") == .contentTooLarge)
    }

    @Test(
        "that cannot be read is a bad request, and ends no process",
        arguments: [
            "", " ", "{", "}", "[]", "null", "true", "1", "\"", #"{"title":}"#, #"{"title":null}"#, #"{"title":1}"#,
            #"{"title":["a"]}"#, #"{"title":{}}"#, #"{"Title":"a"}"#, #"{"title":"a""#, "\u{feff}",
            "{\"title\":\"\\ud800\"}",
            "{\"title\":\"\u{0}\"", "[[[[[[[[", #"{"title":"\x"}"#, "NaN", "{{}}", #"{"title":"a",}"#,
            #"{"title":"a","title":"b"}"#, "\u{feff}{\"title\":\"a\"}",
        ])
    func hostileJSON(_ body: String) async throws {
        #expect(try await status(of: body, type: "application/json") == .badRequest)
    }

    @Test("that nests a thousand deep ends no process")
    func depth() async throws {
        let nested = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
        #expect(try await status(of: nested, type: "application/json") == .badRequest)
        let objects = String(repeating: #"{"title":"#, count: 110) + "1" + String(repeating: "}", count: 110)
        #expect(try await status(of: String(objects.prefix(1_000)), type: "application/json") == .badRequest)
    }

    @Test(
        "as a form is read strictly as well",
        arguments: ["", "title", "nothing=1", "title=%zz", "title=%ff", "title=a&title=b", "title.x=1", "title[]=1"])
    func hostileForm(_ body: String) async throws {
        let status = try await status(of: body, type: "application/x-www-form-urlencoded")
        // An empty title is read, and then refused by its rule.
        #expect(status == (body == "title" ? .unprocessableContent : .badRequest))
    }

    @Test("that is no UTF-8 is a bad request")
    func bytes() async throws {
        let body = Array(#"{"title":""#.utf8) + [0xC0, 0xAE, 0xFF] + Array("\"}".utf8)
        let fields: HeaderFields = [.contentType: "application/json", .accept: "application/json"]
        let answer = try await TinySite.visitor().send(TestRequest(.post, "/idea-post", fields: fields, body: body))
        #expect(answer.status == .badRequest)
    }

    @Test("names what is wrong with it, for the program that sent it")
    func explanation() async throws {
        struct Problem: Decodable { let reason: String }
        let client = try TinySite.visitor()
        let missing = try await client.send("/idea-post", json: "{}")
        #expect(try missing.json(Problem.self).reason == "Line 1, column 1: 'title' is missing.")
        let wrong = try await client.send("/idea-post", json: #"{"title":1}"#)
        #expect(try wrong.json(Problem.self).reason.hasPrefix("Line 1, column 10, at /title: "))
    }
}
