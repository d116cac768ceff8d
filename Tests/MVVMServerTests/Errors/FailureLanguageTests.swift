import Foundation
import HTTP
import HTTPServer
import MVVM
import MVVMTesting
import Testing

@testable import MVVMServer

@Suite("The language of a failure")
struct FailureLanguageTests {
    typealias Document = FailureFacesTests.Document

    private static let languages: [FieldValue] = ["es", "ar"]

    @Test(
        "is the reader's in every kind's problem document, title and detail", arguments: FailureViewModel.Kind.allCases)
    func kinds(_ kind: FailureViewModel.Kind) async throws {
        let english = try await document(of: kind, in: "en")
        for language in Self.languages {
            let other = try await document(of: kind, in: language)
            #expect(other.status == kind.status.code)
            #expect(other.title != english.title)
            #expect(other.detail != english.detail)
        }
    }

    private func document(of kind: FailureViewModel.Kind, in language: FieldValue) async throws -> Document {
        let site = try TinySite.shared.get().site
        let fields: HeaderFields = [.accept: "application/json", .acceptLanguage: language]
        let head = RequestHead(method: .get, target: .root, fields: fields)
        let answer = site.failure(kind.status, head: head, id: .inProcess)
        #expect(answer.fields[.contentLanguage] == language.description)
        return try JSONDecoder().decode(Document.self, from: Data(try await answer.body.collect()))
    }

    private static func post(_ type: FieldValue?, _ body: String, fields: HeaderFields = [:]) -> TestRequest {
        var fields = fields
        if let type { fields.append(.contentType, type) }
        return TestRequest(.post, "/idea-post", fields: fields, body: Array(body.utf8))
    }

    private static let form: FieldValue = "application/x-www-form-urlencoded"
    private static let badQuery = "The parameters of the address cannot be used as they are."
    private static let badForm = "The form cannot be used as it was sent."
    private static let badHeader = "A header of the request cannot be used."
    private static let badFormat = "The content was sent in a format that this site does not read."

    /// Each with its English detail and its reason.
    private static let requests: [(TestRequest, Status, String, String)] = [
        (
            TestRequest(.get, "/idea-sheet/0?page=x"), .badRequest, badQuery,
            "page: 'x' is no whole number of this size."
        ),
        (TestRequest(.get, "/idea-list?page=%FF"), .badRequest, badQuery, "A text is not UTF-8."),
        (
            post(form, "title=%zz"), .badRequest, badForm,
            "A '%' is followed by something else than two hexadecimal digits."
        ),
        (post(form, "votes=1"), .badRequest, badForm, "'title' is missing."),
        (
            post("multipart/form-data; boundary=b", "--b"), .badRequest, badForm,
            "The body ends before its closing boundary."
        ),
        (
            post("application/json", "{"), .badRequest, "The JSON is not what is expected at line 1, column 2.",
            "Line 1, column 2: A member's name is missing: it begins with a quote."
        ),
        (
            post("application/json", "{\n \"titel\": \"a\", \"title\": \"b\"}"), .badRequest,
            "The JSON is not what is expected at line 2, column 2.",
            "Line 2, column 2, at /titel: 'titel' is not known here; did you mean 'title'?"
        ),
        (
            post("application/json", "{}"), .badRequest, "The JSON is not what is expected at line 1, column 1.",
            "Line 1, column 1: 'title' is missing."
        ),
        (
            TestRequest(.get, "/idea-list", fields: ["X-System-Version": "new"]), .badRequest, badHeader,
            "X-System-Version 'new' is no version such as 1.2.0."
        ),
        (
            post(form, "title=a", fields: ["Idempotency-Key": "\"a"]), .badRequest, badHeader,
            "Idempotency-Key: a text in double quotes is expected."
        ),
        (post(nil, "title=a"), .unsupportedMediaType, badFormat, "A Content-Type is missing."),
        (post("text/plain", "a"), .unsupportedMediaType, badFormat, "'text/plain' is not read here."),
        (
            post("application/json; charset=latin1", "{}"), .unsupportedMediaType, badFormat,
            "Texts are read as UTF-8 only."
        ),
    ]

    @Test(
        "is the reader's in the detail of what cannot be read; the exact reason stays as it is, for who writes the program",
        arguments: requests)
    func unreadable(_ request: TestRequest, _ status: Status, _ detail: String, _ reason: String) async throws {
        let english = try await document(of: request, in: "en")
        #expect(english.status == status.code)
        #expect(english.detail == detail)
        #expect(english.reason == reason)
        for language in Self.languages {
            let other = try await document(of: request, in: language)
            #expect(other.status == status.code)
            #expect(other.title != english.title)
            #expect(other.detail != english.detail)
            #expect(other.reason == reason)
            #expect(other.errors?.map(\.pointer) == english.errors?.map(\.pointer))
            #expect(other.errors?.map(\.reason) == english.errors?.map(\.reason))
        }
    }

    private func document(of request: TestRequest, in language: FieldValue) async throws -> Document {
        var fields = request.fields
        fields.append(.accept, "application/json")
        fields.append(.acceptLanguage, language)
        let asked = TestRequest(request.method, request.target, fields: fields, body: request.body)
        let answer = try await TinySite.visitor().send(asked)
        #expect(answer.fields[.contentLanguage] == language.description)
        return try answer.json()
    }

    @Test("is the reader's on the page, which tells what a problem document's detail tells")
    func page() async throws {
        let page = try await TinySite.visitor().get("/idea-sheet/0?page=x", fields: [.acceptLanguage: "es"])
        let told = try page.document.text("//h1/following-sibling::p[1]")
        #expect(told == "Los parámetros de la dirección no se pueden usar tal como están.")
    }
}
