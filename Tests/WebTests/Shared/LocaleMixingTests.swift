import HTTP
import MVVMTesting
import Testing

@testable import Web

@Suite("Visitors of several languages")
struct LocaleMixingTests {
    private struct Visit: Sendable {
        let target: String
        let language: String
        let accept: String
    }

    @Test("at once never see a byte of one another's answers")
    func concurrent() async throws {
        let board = try TestBoard()
        try await board.post("Dark mode", text: "Please", by: "أمل", tags: "mobile")
        try await board.post("%{count} {{title}}", by: "Ada")
        let targets = ["/idea-board", "/new-idea", "/nowhere"]
        let visits = (0..<1_000).map { number in
            Visit(
                target: targets[number / 6 % 3], language: ["en", "es", "ar;q=0.9, de"][number % 3],
                accept: ["text/html", "application/json"][number / 3 % 2])
        }
        var alone: [String: [UInt8]] = [:]
        for visit in visits.prefix(18) { alone["\(visit)"] = try await answer(to: visit, board) }
        #expect(Set(alone.values).count == 18)
        try await withThrowingTaskGroup(of: (Visit, [UInt8]).self) { group in
            for visit in visits { group.addTask { (visit, try await answer(to: visit, board)) } }
            for try await (visit, bytes) in group where bytes != alone["\(visit)"] {
                Issue.record("\(visit)")
            }
        }
    }

    private func answer(to visit: Visit, _ board: TestBoard) async throws -> [UInt8] {
        let client = TestClient(board.site)
        return try await client.get(visit.target, accept: visit.accept, language: visit.language).body
    }

    @Test(
        "are told the language of every answer, and caches what it depends on",
        arguments: [
            ("/idea-board", Status.ok), ("/new-idea", .ok), ("/nowhere", .notFound), ("/", .seeOther),
            ("/idea/00000000-0000-7000-8000-0000000000ff", .notFound), ("/idea-create", .methodNotAllowed),
        ], [("en", "ltr"), ("es", "ltr"), ("ar", "rtl")])
    func fields(target: (path: String, status: Status), language: (tag: String, direction: String)) async throws {
        let board = try TestBoard()
        let page = try await board.client.get(target.path, language: language.tag)
        #expect(page.status == target.status)
        #expect(page.fields[.contentLanguage] == language.tag)
        #expect(page.fields[.vary] == "Accept, Accept-Language, Cookie")
        if target.status != .seeOther {
            #expect(try page.document.attribute("lang", at: "/html") == language.tag)
            #expect(try page.document.attribute("dir", at: "/html") == language.direction)
        }
        let json = try await board.client.get(target.path, accept: "application/json", language: language.tag)
        #expect(json.fields[.contentLanguage] == language.tag)
        #expect(json.fields[.vary] == "Accept, Accept-Language, Cookie, X-System-Version")
    }

    @Test("who have a page in one language already are not told that it has not changed in another")
    func notModified() async throws {
        let board = try TestBoard()
        let spanish = try await board.client.get("/idea-board", language: "es")
        let tag = try #require(spanish.fields[.eTag])
        let known: HeaderFields = ["If-None-Match": try #require(FieldValue(tag))]
        let again = try await board.client.get("/idea-board", language: "es", fields: known)
        #expect(again.status == .notModified)
        #expect(again.fields[.contentLanguage] == "es")
        #expect(again.fields[.vary] == "Accept, Accept-Language, Cookie")
        let arabic = try await board.client.get("/idea-board", language: "ar", fields: known)
        #expect(arabic.status == .ok)
    }

    @Test("keep the one that they chose, and no page believes a tag that is not spoken here")
    func chosen() async throws {
        let board = try TestBoard()
        #expect(try await board.client.get("/idea-board?locale=ar").fields[.contentLanguage] == "ar")
        #expect(try await board.client.get("/new-idea", language: "es").fields[.contentLanguage] == "ar")
        for tag in ["../../etc/passwd", "en-XA", "xx", "ar%0d%0aX-Y:1", ""] {
            let page = try await board.client.get("/idea-board?locale=\(tag)", language: "es")
            #expect(page.fields[.contentLanguage] == "ar", "\(tag)")
            #expect(!page.fields.contains(.setCookie), "\(tag)")
        }
    }
}
