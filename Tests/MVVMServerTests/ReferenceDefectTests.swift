import HTTP
import MVVM
import MVVMTesting
import Testing

/// Each numbered defect of the reference architecture that belongs to the server.
@Suite("A defect of the reference architecture is none here:")
struct ReferenceDefectTests {
    @Test("17. the server honours vFirst, vLast and the oldest version that it serves")
    func versions() async throws {
        let client = try TinySite.visitor(minimum: .v1_0_0)
        func text(_ version: FieldValue) async throws -> String {
            try await client.get("/idea-summary", accept: "application/json", fields: ["X-System-Version": version])
                .text
        }
        #expect(try await !text("1.0.0").contains("subtitle"))
        #expect(try await !text("1.1.0").contains("teaser"))
        #expect(try await text("0.9.0").contains(#""minimumVersion":"1.0.0""#))
        // Nor does a version travel beside the value.
        #expect(try await !text("1.1.0").contains("vFirst"))
    }

    @Test(
        "19. an error that nobody declared shows nothing of itself, in the language of the visitor, as the JSON that it is"
    )
    func internalErrors() async throws {
        let answer = try await TinySite().client.get(
            "/idea-sheet/500", accept: "application/json", language: "es")
        #expect(answer.status == .internalServerError)
        #expect(answer.fields[.contentType] == "application/problem+json")
        #expect(!answer.text.contains("password") && !answer.text.contains("Secret"))
        #expect(answer.text.contains("Algo ha salido mal"))
    }

    @Test("20. the same data gives the same bytes, so that an entity tag saves sending them")
    func stableBytes() async throws {
        let client = try TinySite().client
        let first = try await client.get("/idea-list", accept: "application/json")
        let second = try await client.get("/idea-list", accept: "application/json")
        #expect(first.body == second.body)
        let tag = try #require(first.fields[.eTag].flatMap { FieldValue($0) })
        let again = try await client.get("/idea-list", accept: "application/json", fields: [.ifNoneMatch: tag])
        #expect(again.status == .notModified)
    }
}
