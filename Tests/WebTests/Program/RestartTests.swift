import Glibc
import HTTP
import MVVM
import MVVMTesting
import Testing
import ViewModels

@Suite("A page that was read before a restart", .timeLimit(.minutes(2)))
struct RestartTests {
    @Test("votes after it, once, however often its button is pressed")
    func vote() async throws {
        let folder = try TemporaryFolder()
        let web = try await WebProgram.serving(["--data", folder.path])
        let idea = try await web.client.post("Dark mode")
        let reader = try TestClient(address: web.address)
        let page = try await reader.get("/idea-board")
        let cookie = try #require(page.fields.values(of: .setCookie).first?.prefix { $0 != ";" })
        web.program.send(SIGTERM)
        #expect(try await web.program.waitForExit() == .code(0))

        let again = try await WebProgram.serving(["--data", folder.path])
        let address = again.address
        try await withThrowingDiscardingTaskGroup { group in
            for _ in 0..<100 {
                group.addTask {
                    let answer = try await TestClient(address: address).post(
                        "/idea-vote", form: ["ideaId": idea.lowercase, "stands": "true"],
                        fields: ["Cookie": FieldValue(String(cookie)) ?? ""])
                    #expect(answer.status == .seeOther)
                }
            }
        }
        #expect(try await again.client.board().columns.flatMap(\.cards).map(\.vote.votes) == [1])
    }
}
