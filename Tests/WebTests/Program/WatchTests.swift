import Foundation
import HTTP
import MVVMTesting
import Testing

@Suite("The program with --watch", .timeLimit(.minutes(5)))
struct WatchTests {
    @Test("shows a changed template without a new start, or what is wrong with it")
    func reloads() async throws {
        let folder = try TemporaryFolder()
        try folder.copyRoot()
        let web = try await WebProgram.serving(["--stubs", "--watch", "--root", folder.path])
        let client = try TestClient(address: web.address)
        let template = URL(fileURLWithPath: folder.path("Templates/Ideas/IdeaBoardView.mustache"))
        let text = try String(contentsOf: template, encoding: .utf8)

        try text.replacing("<h1>{{pageTitle}}", with: "<h1 id=\"new\">{{pageTitle}}")
            .write(to: template, atomically: true, encoding: .utf8)
        #expect(try await waits { try await client.get("/idea-board").text.contains("<h1 id=\"new\">") })
        try text.replacing("<h1>{{pageTitle}}", with: "<h1>{{pageTitel}}")
            .write(to: template, atomically: true, encoding: .utf8)
        #expect(try await waits { try await client.get("/idea-board").text.contains("IdeaBoardView.mustache:6:7: ") })
        #expect(try await client.get("/idea-board", accept: "application/json").status == .ok)
    }

    /// Whether it comes true within ten seconds.
    private func waits(for condition: () async throws -> Bool) async throws -> Bool {
        for _ in 0..<100 {
            if try await condition() { return true }
            try await Task.sleep(for: .milliseconds(100))
        }
        return false
    }
}
