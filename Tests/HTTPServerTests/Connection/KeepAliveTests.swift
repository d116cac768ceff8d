import HTTP
import HTTPServer
import Testing

@Suite("A connection")
struct KeepAliveTests {
    @Test("serves one request after another")
    func keepAlive() async throws {
        try await TestServer.run { server in
            let answers = try await server.client { client in
                try (1...3).map { number in
                    try client.send("GET /\(number) HTTP/1.1\r\nHost: a\r\n\r\n")
                    return try client.read(through: "GET /\(number)")
                }
            }
            let expected =
                "HTTP/1.1 200 OK\r\nContent-Length: 6\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nGET /"
            #expect(answers.map(\.predictable) == (1...3).map { expected + "\($0)" })
        }
    }

    @Test("answers pipelined requests in order, HEAD without a body")
    func pipelining() async throws {
        try await TestServer.run { server in
            let all = try await server.exchange(
                "GET /1 HTTP/1.1\r\nHost: a\r\n\r\nHEAD /22 HTTP/1.1\r\nHost: a\r\n\r\n"
                    + "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"
                    + "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nde\r\n0\r\n\r\n"
                    + "GET /3 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\nGET /4 HTTP/1.1\r\nHost: a\r\n\r\n"
            )
            let bodies = all.bodies
            #expect(all.responses == 5)
            #expect(bodies == ["", "GET /1", "", "abc", "de", "GET /3"])
            #expect(all.contains("Content-Length: 8\r\n"))
            #expect(all.contains("Connection: close\r\n"))
        }
    }

    @Test("serves hundreds of pipelined requests that come at once")
    func manyPipelined() async throws {
        try await TestServer.run { server in
            let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
            let all = try await server.client { client in
                try client.send(String(repeating: request, count: 999) + "GET / HTTP/1.0\r\n\r\n")
                return try client.readToEnd()
            }
            #expect(all.responses == 1000)
        }
    }

    @Test("takes a request byte by byte")
    func trickle() async throws {
        try await TestServer.run { server in
            let answer = try await server.client { client in
                for byte in "POST /echo HTTP/1.0\r\nContent-Length: 2\r\n\r\nhi".utf8 {
                    try client.send([byte])
                }
                return try client.readToEnd()
            }
            #expect(answer.hasSuffix("\r\n\r\nhi"))
        }
    }

    @Test("answers a peer that has closed its sending side")
    func halfClose() async throws {
        try await TestServer.run { server in
            let answer = try await server.client { client in
                try client.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
                client.shutdownSending()
                return try client.readToEnd()
            }
            #expect(answer.hasSuffix("slow"))
        }
    }

    @Test("sends an answer that is larger than any socket buffer to a slow reader, whole")
    func backPressure() async throws {
        try await TestServer.run { server in
            let count = try await server.client { client in
                try client.send("GET /large HTTP/1.0\r\n\r\n")
                BlockingThread.pause(milliseconds: 200)
                return try client.readToEnd().utf8.count { $0 == UInt8(ascii: "x") }
            }
            // One "x" stands in the head.
            #expect(count >= TestHandler.large.count)
        }
    }

    @Test("answers OPTIONS * itself, and a handler's interim status with 500")
    func ownAnswers() async throws {
        try await TestServer.run { server in
            let options = try await server.exchange(
                "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(options.hasPrefix("HTTP/1.1 204 "))
            #expect(options.contains("Allow: GET, HEAD, POST"))
            #expect(try await server.exchange("GET /interim HTTP/1.0\r\n\r\n").hasPrefix("HTTP/1.1 500 "))
        }
    }

    @Test("goes on for others while hundreds connect and reset")
    func resets() async throws {
        try await TestServer.run { server in
            for index in 0..<300 {
                try await server.client { client in
                    if index % 2 == 0 { try client.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n") }
                    client.resetOnClose()
                }
            }
            #expect(try await server.exchange("GET / HTTP/1.0\r\n\r\n").hasSuffix("GET /"))
        }
    }
}
