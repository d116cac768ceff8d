import HTTP
import HTTPServer
import Testing

@Suite("Time limits")
struct TimeoutTests {
    private static func quick(_ configuration: inout ServerConfiguration) {
        configuration.timeouts.head = .milliseconds(300)
        configuration.timeouts.idle = .milliseconds(300)
        configuration.timeouts.bodyGrace = .milliseconds(300)
        configuration.timeouts.writeGrace = .milliseconds(300)
    }

    @Test("end a head that trickles with 408, counted from its first byte")
    func slowHead() async throws {
        try await TestServer.run(configure: Self.quick) { server in
            let answer = try await server.client { client in
                for byte in "GET / HTTP/1.1\r\nHost: a".utf8 {
                    do { try client.send([byte]) } catch { break }
                    BlockingThread.pause(milliseconds: 50)
                }
                return try client.readToEnd()
            }
            #expect(answer.hasPrefix("HTTP/1.1 408 "))
            #expect(answer.contains("Connection: close\r\n"))
        }
    }

    @Test("close an idle connection without a word, new or used")
    func idle() async throws {
        try await TestServer.run(configure: Self.quick) { (server) async throws in
            #expect(try await server.exchange("") == "")
            #expect(try await server.exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n").responses == 1)
        }
    }

    @Test("take an empty line behind a body for no head (RFC 9112 §2.2)")
    func emptyLine() async throws {
        try await TestServer.run(configure: Self.quick) { server in
            let answer = try await server.exchange(
                "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc\r\n")
            #expect(answer.statuses == [200])
        }
    }

    @Test("end a body that trickles with 408")
    func slowBody() async throws {
        try await TestServer.run(configure: Self.quick) { server in
            let answer = try await server.exchange(
                "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf")
            #expect(answer.hasPrefix("HTTP/1.1 408 "))
        }
    }

    @Test("cut a peer that does not read its answer, however much the buffers took")
    func stalledReader() async throws {
        try await TestServer.run(configure: Self.quick) { server in
            let count = try await server.client { client in
                try client.send("GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                BlockingThread.pause(milliseconds: 3000)
                do { return try client.readToEnd().utf8.count } catch { return 0 }
            }
            #expect(count < TestHandler.large.count)
        }
    }

    @Test("do not cut a peer that reads steadily, though the socket is long full")
    func steadyReader() async throws {
        try await TestServer.run(configure: Self.quick) { server in
            let count = try await server.client { client in
                try client.send("GET /large HTTP/1.0\r\n\r\n")
                return try client.readToEnd(pausing: 20).utf8.count
            }
            #expect(count > TestHandler.large.count)
        }
    }

    @Test("do not count the time in which the handler works")
    func slowHandler() async throws {
        let configure: (inout ServerConfiguration) -> Void = { configuration in
            Self.quick(&configuration)
            configuration.timeouts.idle = .milliseconds(150)
        }
        try await TestServer.run(configure: configure) { server in
            let answer = try await server.exchange("GET /slow HTTP/1.0\r\n\r\n")
            #expect(answer.hasSuffix("slow"))
        }
    }
}
