import Foundation
import HTTP
import HTTPServer
import MVVM
import MVVMClient
import Testing

@Suite("A request to a server that misbehaves", .timeLimit(.minutes(5)))
struct MisbehavingServerTests {
    private func send<R: ServerRequest>(
        _ request: R, timeout: Duration = .seconds(20), fields: [String: String] = [:], to handler: ScriptedHandler
    ) async throws -> R.ResponseBody {
        try await LiveServer.run(handler) { url in
            var mvvmEnv = MVVMEnvironment(url, timeout: timeout)
            mvvmEnv.requestHeaders = fields
            return try await request.processRequest(mvvmEnv: mvvmEnv)
        }
    }

    private func error<R: ServerRequest>(
        _ request: R, timeout: Duration = .seconds(20), fields: [String: String] = [:],
        answeredBy response: @escaping @Sendable () -> Response
    ) async throws -> TransportError {
        try await #require(throws: TransportError.self) {
            try await send(request, timeout: timeout, fields: fields, to: ScriptedHandler { _, _ in response() })
        }
    }

    @Test(
        "follows none of its redirects, wherever and however often it sends us", arguments: [301, 302, 303, 307, 308])
    func redirects(_ code: Int) async throws {
        let handler = ScriptedHandler { seen, _ in
            Response(Status(code: code) ?? .found, fields: [.location: "/ping/again"])
        }
        let error = try await #require(throws: TransportError.self) {
            try await send(PingRequest(), fields: ["Authorization": "Bearer secret"], to: handler)
        }
        #expect(error.unreadableStatus == code)
        #expect(handler.seen.count == 1)
    }

    @Test(
        "takes nothing for its answer that is no JSON",
        arguments: [
            (#"{"text":"pong"}"#, "text/html"), (#"{"text":"pong"}"#, "text/plain"), (#"{"text":"pong"}"#, ""),
            (#"{"text":"po"#, "application/json"), (#"{"text":"pong"}{"text":"ping"}"#, "application/json"),
            (#"{"text":"pong"} </html>"#, "application/json"), ("<html>", "text/html"), ("null", "application/json"),
            ("\u{0}", "application/json"), (#"{"text":null}"#, "application/json"),
            (#"{"text":"pong","at":"yesterday"}"#, "application/json"),
            (String(repeating: "[", count: 100_000), "application/json"),
        ])
    func noJSON(_ body: String, _ type: String) async throws {
        let type = try #require(FieldValue(type))
        let error = try await error(PingRequest()) { .json(body, type: type) }
        #expect(error.unreadableStatus == 200)
    }

    @Test("takes a page for no problem of its own, whatever the page says")
    func page() async throws {
        let error = try await error(PingPostRequest()) {
            .json(#"{"type":"/problems/ping-post#anything"}"#, .badRequest, type: "text/html")
        }
        #expect(error.unreadableStatus == 400)
    }

    @Test(
        "takes another's problem for one, and ignores what has no meaning there (RFC 9457 §3.1)",
        arguments: [
            #"{}"#, #"{"status":"400"}"#, #"{"status":400.5}"#, #"{"status":7,"detail":null}"#,
            #"{"title":[],"code":7}"#,
            #"{"type":1,"errors":{"title":["is missing"]}}"#, #"{"errors":["a"],"requestId":12}"#,
        ])
    func foreign(_ members: String) async throws {
        let error = try await error(PingPostRequest()) {
            .json(members, .badRequest, type: "application/problem+json")
        }
        guard case .refused(let problem) = error else { throw error }
        #expect(problem.status == 400)
        #expect(problem.type == "about:blank")
        #expect(problem.title == "" && problem.errors == nil)
    }

    @Test("ends with its time-out, however slowly the answer comes")
    func slow() async throws {
        let error = try await error(PingRequest(), timeout: .milliseconds(700)) {
            Response(
                .ok, fields: [.contentType: "application/json"],
                body: .stream(length: nil) { writer in
                    while true {
                        try await writer.write([UInt8(ascii: " ")])
                        try await Task.sleep(for: .milliseconds(50))
                    }
                })
        }
        #expect(error == .timedOut)
    }

    /// Without the bound all that is sent is kept: 1,600 MB.
    @Test("ends when the answer is too large, and keeps little more of it, though others come at the same time")
    func large() async throws {
        let piece = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
        let handler = ScriptedHandler { _, _ in
            Response(
                .ok, fields: [.contentType: "application/json"],
                body: .stream(length: nil) { writer in for _ in 0..<400 { try await writer.write(piece) } })
        }
        try PeakMemory.reset()
        let before = try PeakMemory.megabytes()
        let errors = try await LiveServer.run(handler) { url in
            let mvvmEnv = MVVMEnvironment(url, timeout: .seconds(50))
            return await withTaskGroup(of: TransportError?.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        await #expect(throws: TransportError.self) {
                            try await PingRequest().processRequest(mvvmEnv: mvvmEnv)
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
        }
        #expect(errors.allSatisfy { $0?.unreadableStatus == 200 && $0?.description.contains("64 MB") == true })
        // A buffer that grows is twice as large for a moment, and other tests run at the same time.
        #expect(try PeakMemory.megabytes() - before < 4 * 2 * 64 + 200)
    }

    @Test("ends at once when the answer is said to be too large")
    func announced() async throws {
        let error = try await error(PingRequest(), timeout: .seconds(10)) {
            Response(
                .ok, fields: [.contentType: "application/json"],
                body: .stream(length: 65 << 20) { writer in
                    try await writer.write([UInt8(ascii: " ")])
                    try await Task.sleep(for: .seconds(60))
                })
        }
        #expect(error.unreadableStatus == 200)
        #expect(error.description.contains("64 MB"))
    }

    @Test(
        "sends no field that would become two",
        arguments: [
            ("X-Token", "a\r\nX-Admin: yes"), ("X-Token", "a\n"), ("X-Token\r\nX-Admin", "yes"), ("X Token", "a"),
            ("", "a"), ("X-Token", "a\u{0}b"), ("X-Tokén", "a"),
        ])
    func fields(_ name: String, _ value: String) async throws {
        let handler = ScriptedHandler { _, _ in .json(#"{"text":"pong"}"#) }
        await #expect(throws: TransportError.wrongField(name: name)) {
            try await send(PingRequest(), fields: [name: value], to: handler)
        }
        #expect(handler.seen.isEmpty)
    }

    @Test("reads an answer whose name comes twice as one of both, and an unknown name not at all")
    func twice() async throws {
        let handler = ScriptedHandler { _, _ in .json(#"{"text":"ping","text":"pong","more":[1,{"a":null}]}"#) }
        #expect(["ping", "pong"].contains(try await send(PingRequest(), to: handler).text))
    }

    @Test("is not repeated when the answer was there but made no sense")
    func noRetry() async throws {
        let handler = ScriptedHandler { _, _ in .json("{") }
        await #expect(throws: TransportError.self) { try await send(PingRequest(), to: handler) }
        #expect(handler.seen.count == 1)
    }
}
