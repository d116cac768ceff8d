import Foundation
import Glibc
import HTTP
import MVVMTesting
import Testing

@Suite("The program, serving", .timeLimit(.minutes(5)))
struct ServingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.copyRoot()
    }

    @Test("listens on several addresses, Unix sockets among them, whose files go with it")
    func addresses() async throws {
        let path = folder.path("web.sock")
        let web = try await WebProgram.serving(["--listen", "[::1]:0", "--listen", "unix:\(path)", "--stubs"])
        #expect(try await TestClient(address: web.address).get("/healthz", accept: "*/*").status == .ok)
        for address in ["http://[::1]:", "unix:\(path)"] {
            _ = try await web.program.waitForOutput(containing: "serving on \(address)")
        }
        #expect(FileManager.default.fileExists(atPath: path))
        web.program.send(SIGTERM)
        try await web.program.waitForExit()
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("takes in changed words at SIGHUP, and at a mistake stays as it was and tells where")
    func reload() async throws {
        let web = try await WebProgram.serving(["--data", folder.path("data"), "--root", folder.path])
        let client = try TestClient(address: web.address)
        let file = URL(fileURLWithPath: folder.path("Templates/Ideas/IdeaBoardView.mustache"))
        let text = try String(contentsOf: file, encoding: .utf8)

        try text.replacing("<h1>{{pageTitle}}", with: "<h1 id=\"new\">{{pageTitle}}")
            .write(to: file, atomically: true, encoding: .utf8)
        web.program.send(SIGHUP)
        _ = try await web.program.waitForOutput(containing: "SIGHUP came: took in")
        #expect(try await client.get("/idea-board").text.contains("<h1 id=\"new\">"))

        try text.replacing("<h1>{{pageTitle}}", with: "<h1>{{pageTitel}}")
            .write(to: file, atomically: true, encoding: .utf8)
        web.program.send(SIGHUP)
        _ = try await web.program.waitForOutput(containing: "IdeaBoardView.mustache:6:7: unknown name “pageTitel”")
        #expect(try await client.get("/idea-board").text.contains("<h1 id=\"new\">"))
    }

    @Test("writes a line for each answer, and counts it", arguments: ["text", "json"])
    func accessLog(format: String) async throws {
        let web = try await WebProgram.serving(["--data", folder.path("data"), "--access-log", format])
        let client = try TestClient(address: web.address)
        #expect(try await client.get("/readyz", accept: "*/*").status == .ok)
        _ = try await client.get("/idea-board?search=secret")
        let line = try await web.program.waitForOutput(containing: "/idea-board")
        #expect(line.contains("127.0.0.1") && line.contains("200") && line.contains("IdeaBoardRequest"))
        #expect(line.hasPrefix("{") == (format == "json"))
        #expect(try !web.program.output.contains("secret"))
        let metrics = try await client.get("/metrics", accept: "*/*").text
        #expect(metrics.contains("http_requests_total{route=\"IdeaBoardRequest\",status=\"200\"} 1\n"))
    }
}
