import Foundation
import Glibc
import MVVMTesting
import Testing
import ViewModels

@Suite("The program, told to stop", .timeLimit(.minutes(2)))
struct StoppingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("ends well and keeps what was written", arguments: [SIGTERM, SIGINT])
    func stops(signal: Int32) async throws {
        let web = try await WebProgram.serving(["--data", folder.path])
        try await web.client.post("Dark mode")
        web.program.send(signal)
        #expect(try await web.program.waitForExit() == .code(0))
        #expect(try web.program.output.contains("info stopped"))

        let again = try await WebProgram.serving(["--data", folder.path])
        #expect(try await again.client.stages() == ["Dark mode": .new])
    }

    @Test("answers the request that it has begun to read, and accepts no other one")
    func finishes() async throws {
        let web = try await WebProgram.serving(["--data", folder.path])
        let body = "title=Dark+mode&authorName=Ada"
        let request = try RawRequest(port: web.port)
        try request.send(
            """
            POST /idea-create HTTP/1.1\r
            Host: \(web.address.dropFirst("http://".count))\r
            Content-Type: application/x-www-form-urlencoded\r
            Content-Length: \(body.utf8.count)\r
            Expect: 100-continue\r
            \r

            """)
        // The request has reached its handler, and not only the queue of the socket.
        #expect(try request.answer().hasPrefix("HTTP/1.1 100 "))

        web.program.send(SIGTERM)
        try await untilRefused(web.port)
        #expect(web.program.isRunning)
        try request.send(body)
        #expect(try request.answer().hasPrefix("HTTP/1.1 303 "))
        #expect(try await web.program.waitForExit() == .code(0))
    }

    @Test("ends even when it is told at the moment when it begins to serve, on a busy machine")
    func stopsAtOnce() async throws {
        try await withThrowingTaskGroup { group in
            for _ in 1...24 {
                group.addTask {
                    let web = try await WebProgram.serving(["--stubs"])
                    web.program.send(SIGTERM)
                    #expect(try await web.program.waitForExit() == .code(0))
                }
            }
            try await group.waitForAll()
        }
    }

    private func untilRefused(_ port: String) async throws {
        do {
            for _ in 1...500 {
                _ = try RawRequest(port: port)
                try await Task.sleep(for: .milliseconds(20))
            }
            Issue.record("It still accepts connections after ten seconds.")
        } catch is RawRequest.Refused {}
    }
}
