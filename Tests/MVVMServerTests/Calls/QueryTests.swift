import HTTP
import MVVMTesting
import Testing

@Suite("A query that cannot be read")
struct QueryTests {
    @Test(
        "is 400 as a whole, in both faces, with the reason for programs",
        arguments: ["/idea-list?page=%FF", "/idea-list?locale=es&x=%FF", "/?%C0%AF=1", "/idea-sheet/1?a=%ED%A0%80"])
    func notUTF8(_ target: String) async throws {
        let client = try TinySite.visitor()
        let page = try await client.get(target)
        #expect(page.status == .badRequest)
        #expect(page.fields[.contentType] == "text/html; charset=utf-8")
        let problem = try await client.get(target, accept: "application/json")
        #expect(problem.status == .badRequest)
        #expect(problem.text.contains("\"reason\":\"A text is not UTF-8.\""))
    }

    @Test("does not matter to files, which have none")
    func file() async throws {
        #expect(try await TinySite.visitor().get("/app.css?%FF").status == .ok)
    }
}
