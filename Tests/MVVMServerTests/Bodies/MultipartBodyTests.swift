import HTTP
import HTTPServer
import MVVM
import Testing

@testable import MVVMServer

@Suite("A multipart body")
struct MultipartBodyTests {
    private func part(_ disposition: String, _ content: String, fields: String = "") -> String {
        "--b\r\nContent-Disposition: form-data; \(disposition)\r\n\(fields)\r\n\(content)\r\n"
    }

    private func decode(_ text: String, boundary: String = "b") async throws -> DraftBody {
        var request = RequestHead(method: .post, target: .root)
        request.fields.append(.contentType, try #require(FieldValue("multipart/form-data; boundary=\"\(boundary)\"")))
        let body: HTTPServer.RequestBody = .bytes(Array(text.utf8))
        return try await RequestBodyDecoder.decode(DraftBody.self, from: Request(head: request, body: body)).body
    }

    @Test("is read as the same body as a form and JSON are")
    func fields() async throws {
        let text =
            part(#"name="title""#, "a\r\n--c\u{0} ä") + part(#"name="tags""#, "x") + part(#"name="tags""#, "")
            + part(#"name="author.name""#, "Ada", fields: "Content-Type: text/plain; charset=utf-8\r\n")
            + part(#"name="photo"; filename="""#, "", fields: "Content-Type: application/octet-stream\r\n")
            + "--b--\r\n"
        let body = try await decode(text)
        #expect(body == DraftBody(title: "a\r\n--c\u{0} ä", tags: ["x", ""], author: .init(name: "Ada")))
    }

    @Test(
        "is refused with its reason",
        arguments: [
            ("", "does not begin with its boundary"),
            ("preamble\r\n--b\r\n", "does not begin with its boundary"),
            ("--c\r\n", "does not begin with its boundary"),
            ("--b", "ends before its closing boundary"),
            ("--bb\r\n", "followed by something else"),
            ("--b \r\n", "followed by something else"),
            ("--b\n", "ends before its closing boundary"),
            ("--b\r\n", "ends before its closing boundary"),
            ("--b\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\na", "ends before its closing boundary"),
            ("--b\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\na\r\n--bxy", "followed by something else"),
            ("--b\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\na\r\n--b-", "ends before its closing"),
            ("--b\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\na\r\n--b--x", "followed by more"),
            ("--b\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\na\n--b--\r\n", "ends before its closing"),
            ("--b\r\n\r\na\r\n--b--", "no Content-Disposition"),
            ("--b\r\nContent-Type: text/plain\r\n\r\na\r\n--b--", "no Content-Disposition"),
            ("--b\r\nContent-Disposition: form-data\r\n\r\na\r\n--b--", "is not: form-data; name"),
            ("--b\r\nContent-Disposition: attachment; name=\"title\"\r\n\r\na\r\n--b--", "is not: form-data; name"),
            ("--b\r\nContent-Disposition: form-data; name=\"title\r\n\r\na\r\n--b--", "is not: form-data; name"),
            ("--b\r\nContent-Disposition: form-data; name=\"a\"; name=\"b\"\r\n\r\na\r\n--b--", "is not: form-data"),
            ("--b\r\nContent-Disposition: form-data; name*=utf-8''a\r\n\r\na\r\n--b--", "is not: form-data"),
            ("--b\r\nContent-Disposition: form-data; name=\"a\\\"b\"\r\n\r\na\r\n--b--", "is not: form-data"),
            ("--b\r\nContent-Disposition : form-data; name=\"a\"\r\n\r\na\r\n--b--", "header cannot be read"),
            ("--b\r\n Content-Disposition: form-data; name=\"a\"\r\n\r\na\r\n--b--", "header cannot be read"),
            ("--b\r\nContent-Disposition: form-data; name=\"a\u{0}\"\r\n\r\na\r\n--b--", "header cannot be read"),
            (
                "--b\r\nContent-Disposition: form-data; name=\"title\"\r\nContent-Type: x\r\n\r\na\r\n--b--",
                "cannot be read"
            ),
            (
                "--b\r\nContent-Disposition: form-data; name=\"title\"\r\nContent-Transfer-Encoding: base64\r\n\r\nYQ==\r\n--b--",
                "content is encoded"
            ),
            (
                "--b\r\nContent-Disposition: form-data; name=\"a\"\r\nContent-Disposition: form-data; name=\"b\"\r\n\r\na\r\n--b--",
                "names a field twice"
            ),
            (
                "--b\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a.png\"\r\n\r\na\r\n--b--",
                "'photo' is a file"
            ),
            ("--b\r\nContent-Disposition: form-data; name=\"votes\"\r\n\r\n1\r\n--b--", "'title' is missing"),
        ])
    func hostile(_ text: String, _ reason: String) async throws {
        let failure = try await #require(throws: HTTPFailure.self) { try await decode(text) }
        #expect(failure.kind == .badRequest)
        #expect(failure.reason?.contains(reason) == true, "\(failure.reason ?? "")")
    }

    @Test("with a boundary that cannot be is refused", arguments: ["", "a b ", "é", String(repeating: "x", count: 71)])
    func boundary(_ boundary: String) async throws {
        let failure = try await #require(throws: HTTPFailure.self) { try await decode("--b--", boundary: boundary) }
        #expect([.badRequest, .unsupportedMediaType].contains(failure.kind))
    }

    @Test("is cut at its limits, each exactly")
    func limits() throws {
        var limits = MultipartLimits()
        limits.partCount = 2
        limits.contentBytes = 4
        limits.fieldCount = 1
        limits.fieldBytes = 44
        let two = Array((part(#"name="a""#, "1234") + part(#"name="a""#, "") + "--b--").utf8)
        #expect(try MultipartForm(parsing: two, boundary: "b", limits: limits).parts.map(\.content.count) == [4, 0])
        let refused: [(String, MultipartError)] = [
            (part(#"name="a""#, "") + part(#"name="a""#, "") + part(#"name="a""#, "") + "--b--", .tooManyParts),
            (part(#"name="a""#, "12345") + "--b--", .contentTooLarge),
            (part(#"name="a""#, "", fields: "X: y\r\n") + "--b--", .fieldsTooLarge),
            (part(#"name="abcd""#, "") + "--b--", .fieldsTooLarge),
        ]
        for (text, error) in refused {
            #expect(throws: error) { try MultipartForm(parsing: Array(text.utf8), boundary: "b", limits: limits) }
            #expect(error.isTooLarge)
        }
    }

    @Test("gives a form or an error wherever it is cut, and never ends the program")
    func cuts() throws {
        let text = Array(
            (part(#"name="title""#, "a\r\n") + part(#"name="b"; filename="c""#, "\r\n--") + "--b--\r\n").utf8)
        for end in text.indices.dropLast(2) {
            #expect(throws: MultipartError.self) { try MultipartForm(parsing: Array(text[..<end]), boundary: "b") }
        }
        #expect(try MultipartForm(parsing: text, boundary: "b").parts.map(\.fileName) == [nil, "c"])
    }

    @Test("keeps names as browsers write them")
    func names() throws {
        let text = Array((part(#"name="a%22b%0D%0A\c%20ä"; filename="C:\new.png""#, "") + "--b--").utf8)
        let part = try #require(try MultipartForm(parsing: text, boundary: "b").parts.first)
        #expect(part.name == "a\"b\r\n\\c%20ä")
        #expect(part.fileName == "C:\\new.png")
    }
}
