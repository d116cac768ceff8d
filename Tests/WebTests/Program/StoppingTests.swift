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
        let body = Array("title=Dark+mode&authorName=Ada".utf8)
        let request = try RawRequest(port: web.port)
        try request.send(
            """
            POST /idea-create HTTP/1.1\r
            Host: \(web.address.dropFirst("http://".count))\r
            Content-Type: application/x-www-form-urlencoded\r
            Content-Length: \(body.count)\r
            \r

            """)
        try request.send(String(decoding: body[..<10], as: UTF8.self))
        // Read, and not only in the queue of the socket.
        try await Task.sleep(for: .milliseconds(100))
        web.program.send(SIGTERM)
        try await Task.sleep(for: .milliseconds(100))
        #expect(web.program.isRunning)
        #expect(throws: RawRequest.Refused.self) { try RawRequest(port: web.port) }

        try request.send(String(decoding: body[10...], as: UTF8.self))
        #expect(try request.answer().hasPrefix("HTTP/1.1 303 "))
        #expect(try await web.program.waitForExit() == .code(0))
    }
}
