import HTTP
import HTTPServer
import Testing

/// What RFC 9110 and 9112 bind a server to in the course of an exchange, sentence by sentence.
@Suite("The rules for exchanges")
struct ExchangeRulesTests {
    private static let expecting = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n"

    @Test(
        "RFC 9110 §6.6.1: every answer has a Date, refusals too", arguments: ["GET / HTTP/1.0\r\n\r\n", "\n", "G / X"])
    func date(_ raw: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.client { client in
                try client.send(raw)
                client.shutdownSending()
                return try client.readToEnd()
            }
            let date = answer.split(separator: "\r\n").first { $0.hasPrefix("Date: ") }
            #expect(date.flatMap { HTTPDate(parsing: String($0.dropFirst(6))) } != nil)
        }
    }

    @Test("RFC 9110 §10.1.1: an expectation is answered with 100 before any content, and a final answer follows")
    func expectation() async throws {
        try await TestServer.run { server in
            let (interim, final) = try await server.client { client in
                try client.send(Self.expecting)
                let interim = try client.read(through: "\r\n\r\n")
                try client.send("hi")
                client.shutdownSending()
                return (interim, try client.readToEnd())
            }
            #expect(interim == "HTTP/1.1 100 Continue\r\n\r\n")
            #expect(final.statuses == [200])
        }
    }

    @Test("RFC 9110 §15.2: no 1xx goes to a client of 1.0")
    func noInterim() async throws {
        try await TestServer.run { server in
            let answer = try await server.exchange(Self.expecting.replacing("HTTP/1.1", with: "HTTP/1.0") + "hi")
            #expect(answer.statuses == [200])
        }
    }

    @Test(
        "RFC 9112 §6.3: a body that ends too early is incomplete, and the connection closes",
        arguments: ["", "1\r\nx\r\n"])
    func incomplete(_ chunks: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.client { client in
                try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)")
                client.shutdownSending()
                return try client.readToEnd()
            }
            #expect(answer.statuses == [400])
        }
    }

    @Test("RFC 9112 §9.3: a body is read to its end, or the connection closes")
    func unread() async throws {
        try await TestServer.run { server in
            let request = "POST /ignore HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n"
            let small = try await server.exchange(request + "GET" + "GET /next HTTP/1.0\r\n\r\n")
            #expect(small.statuses == [200, 200] && small.hasSuffix("GET /next"))
        }
    }

    @Test("RFC 9112 §9.6: after close no further request is served")
    func close() async throws {
        try await TestServer.run { server in
            let answer = try await server.exchange(
                "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\nGET /next HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(answer.statuses == [200] && answer.contains("Connection: close\r\n"))
        }
    }

    @Test("RFC 9110 §9.3.2: HEAD has no content, streamed or not", arguments: ["/", "/stream", "/large"])
    func head(_ path: String) async throws {
        try await TestServer.run { server in
            let answer = try await server.exchange("HEAD \(path) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(answer.statuses == [200] && answer.hasSuffix("\r\n\r\n"))
        }
    }

    @Test("RFC 9112 §9.3.2: pipelined requests are answered in their order")
    func order() async throws {
        try await TestServer.run { server in
            let answer = try await server.exchange(
                "GET /slow HTTP/1.1\r\nHost: a\r\n\r\nGET /next HTTP/1.0\r\n\r\n")
            #expect(answer.bodies.filter { !$0.isEmpty } == ["slow", "GET /next"])
        }
    }
}
