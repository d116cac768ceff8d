import HTTP
import HTTPServer
import Testing

@Suite("A refusal")
struct RefusalTests {
    @Test(
        "is answered, and nothing behind it is served",
        arguments: [
            ("GET /\n", "400 Bad Request"), ("GET / HTTP/1.1\r\n\r\n", "400 Bad Request"),
            ("BREW / HTTP/1.1\r\nHost: a\r\n\r\n", "501 Not Implemented"),
            ("GET / HTTP/3.0\r\nHost: a\r\n\r\n", "505 HTTP Version Not Supported"),
            ("GET /\(String(repeating: "x", count: 9000)) HTTP/1.1\r\n", "414 URI Too Long"),
            (
                "GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "X: y\r\n", count: 65) + "\r\n",
                "431 Request Header Fields Too Large"
            ),
            (
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n", "413 Content Too Large"
            ),
            ("POST / HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\n\r\n", "417 Expectation Failed"),
        ])
    func answers(_ raw: String, _ status: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.exchange(raw + "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 \(status)\r\n"))
            #expect(answer.contains("Connection: close\r\n"))
            #expect(answer.responses == 1)
        }
    }

    @Test(
        "of HEAD has no content (RFC 9110 §9.3.2)",
        arguments: [
            "HEAD /%zz HTTP/1.1\r\n", "HEAD /#a HTTP/1.1\r\n", "HEAD / HTTP/2.0\r\n",
            "HEAD /\(String(repeating: "x", count: 9000)) HTTP/1.1\r\n", "HEAD / HTTP/1.1\r\n\r\n",
        ])
    func head(_ raw: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.exchange(raw)
            #expect(answer.hasPrefix("HTTP/1.1 "))
            #expect(answer.hasSuffix("\r\n\r\n"))
        }
    }

    @Test("reaches a peer that is still sending a megabyte")
    func lingers() async throws {
        try await TestServer.run { server in
            let answer = try await server.exchange("rubbish\r\n" + String(repeating: "y", count: 1 << 20))
            #expect(answer.hasPrefix("HTTP/1.1 400 "))
        }
    }

    @Test("is written by the app's responder, who sees as much of the head as was read")
    func responder() async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.failureResponder = { status, head, _ in
                Response(status, text: "\(status.code) for \(head?.target.path ?? "?")")
            }
        }
        try await TestServer.run(configure: configure) { (server) async throws in
            #expect(
                try await server.exchange("GET /idea HTTP/1.1\r\nX : y\r\n\r\n").hasSuffix("400 for /idea"))
            #expect(try await server.exchange("\n").hasSuffix("400 for ?"))
            #expect(try await server.exchange("HEAD /idea HTTP/1.1\r\n\r\n").hasSuffix("\r\n\r\n"))
        }
    }

    @Test(
        "is told in the form that is asked for behind it, in whatever segments that comes",
        arguments: [
            "GET /\(String(repeating: "x", count: 9000)) HTTP/1.1", "BREW / HTTP/1.1", "GET / HTTP/2.0",
            "GET / HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: 65) + "X: y",
            "GET / HTTP/1.1\r\nX: " + String(repeating: "y", count: 40_000),
        ])
    func segments(_ refused: String) async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.timeouts.linger = .seconds(5)
            configuration.failureResponder = { status, head, _ in
                Response(status, text: head?.fields.values(of: .accept).joined(separator: "|") ?? "nothing")
            }
        }
        let raw = Array((refused + "\r\nHost: a\r\nAccept: application/json\r\n\r\nAccept: text/html\r\n\r\n").utf8)
        try await TestServer.run(configure: configure) { server in
            for cut in [1, raw.count - 70, raw.count - 50, raw.count - 30, raw.count - 26, raw.count - 22] {
                let answer = try await server.client { client in
                    try client.send(Array(raw[..<cut]))
                    BlockingThread.pause(milliseconds: 20)
                    try client.send(Array(raw[cut...]))
                    client.shutdownSending()
                    return try client.readToEnd()
                }
                #expect(answer.hasSuffix("\r\n\r\napplication/json"), "cut at \(cut)")
                #expect(answer.responses == 1)
            }
        }
    }

    /// It ends where nobody waits: the linger is longer than the test may take.
    @Test("does not wait at all after bytes that are no request")
    func rubbish() async throws {
        let configure: (inout ServerConfiguration) -> Void = { $0.timeouts.linger = .seconds(600) }
        try await TestServer.run(configure: configure) { server in
            let answer = try await server.client { client in
                try client.send("\u{16}\u{3}\u{1}")
                return try client.read(through: "\r\n")
            }
            #expect(answer.statuses == [400])
        }
    }

    @Test("waits a moment for the rest of the head, and not for ever")
    func patience() async throws {
        let configure: (inout ServerConfiguration) -> Void = { $0.timeouts.linger = .seconds(1) }
        try await TestServer.run(configure: configure) { server in
            let waited = try await server.client { client in
                let began = ContinuousClock.now
                try client.send("BREW / HTTP/1.1\r\nAccept")
                _ = try client.read(through: "\r\n")
                return ContinuousClock.now - began
            }
            #expect(waited >= .milliseconds(900))
        }
    }

    @Test("keeps its status, whatever the responder makes of it")
    func status() async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.failureResponder = { _, _, _ in Response(.ok, text: "all is well") }
        }
        try await TestServer.run(configure: configure) { server in
            let answer = try await server.exchange("GET / HTTP/2.0\r\nHost: a\r\n\r\n")
            #expect(answer.statuses == [505])
        }
    }

    @Test("is told to the app, by the id that its answer shows")
    func event() async throws {
        let (refusals, continuation) = AsyncStream.makeStream(of: (RequestID, RequestFailure?).self)
        let onEvent: @Sendable (ServerEvent) -> Void = { event in
            if case .refused(_, let id, let failure, _) = event { continuation.yield((id, failure)) }
        }
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            configuration.failureResponder = { status, _, id in Response(status, text: "\(id)") }
        }
        try await TestServer.run(configure: configure, onEvent: onEvent) { server in
            let answer = try await server.exchange("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n")
            continuation.finish()
            var seen: [RequestFailure?] = []
            for await (id, failure) in refusals {
                seen.append(failure)
                #expect(answer.hasSuffix("\r\n\r\n\(id)"))
            }
            #expect(seen == [.foldedField])
        }
    }
}
