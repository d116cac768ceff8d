import HTTP
import HTTPServer
import Testing

@Suite("A request body")
struct RequestBodyTests {
    private static let close = "Host: a\r\nConnection: close\r\n"

    @Test("comes through counted and chunked", arguments: [1, 1000, 300_000])
    func echoes(_ count: Int) async throws {
        let content = String(repeating: "z", count: count)
        try await TestServer.run { server in
            let counted = try await server.exchange(
                "POST /echo HTTP/1.1\r\n\(Self.close)Content-Length: \(count)\r\n\r\n\(content)")
            #expect(counted.hasSuffix("\r\n\r\n" + content))
            let size = String(count, radix: 16)
            let chunked = try await server.exchange(
                "POST /echo HTTP/1.1\r\n\(Self.close)Transfer-Encoding: chunked\r\n\r\n"
                    + "\(size)\r\n\(content)\r\n2;x\r\nyy\r\n0\r\nT: t\r\n\r\n")
            #expect(chunked.hasSuffix("\r\n\r\n" + content + "yy"))
        }
    }

    @Test("waits for 100 Continue, which comes when the handler asks for the body")
    func expectation() async throws {
        try await TestServer.run { server in
            let (interim, final) = try await server.client { client in
                try client.send(
                    "POST /echo HTTP/1.1\r\n\(Self.close)Content-Length: 2\r\nExpect: 100-continue\r\n\r\n")
                let interim = try client.read(through: "\r\n\r\n")
                try client.send("hi")
                return (interim, try client.readToEnd())
            }
            #expect(interim == "HTTP/1.1 100 Continue\r\n\r\n")
            #expect(final.hasSuffix("\r\n\r\nhi"))
        }
    }

    @Test("is not invited when nobody wants it")
    func noInvitation() async throws {
        try await TestServer.run { server in
            let expect = "Expect: 100-continue\r\n\r\n"
            let ignored = try await server.exchange(
                "POST /ignore HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\(expect)")
            #expect(ignored.hasPrefix("HTTP/1.1 200 "))
            #expect(ignored.contains("Connection: close\r\n"))
            let large = try await server.exchange(
                "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\(expect)")
            #expect(large.hasPrefix("HTTP/1.1 413 "))
        }
    }

    @Test(
        "that the handler ignores is read over when it is small, and ends the connection when it is not"
    )
    func ignored() async throws {
        try await TestServer.run { server in
            let small = try await server.exchange(
                "POST /ignore HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nGET /GET /next HTTP/1.0\r\n\r\n"
            )
            #expect(small.hasSuffix("GET /next"))
            let large = try await server.exchange(
                "POST /ignore HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n"
                    + String(repeating: "y", count: 2_000_000))
            #expect(large.responses == 1)
            #expect(large.contains("Connection: close\r\n"))
        }
    }

    @Test("above the handler's limit is 413, known from its length or found on the way")
    func limits() async throws {
        try await TestServer.run { server in
            let counted = try await server.exchange(
                "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1048577\r\n\r\n"
                    + String(repeating: "y", count: 1_048_577))
            #expect(counted.hasPrefix("HTTP/1.1 413 "))
            let chunk = "80000\r\n\(String(repeating: "y", count: 0x80000))\r\n"
            let chunked = try await server.exchange(
                "POST /echo HTTP/1.1\r\n\(Self.close)Transfer-Encoding: chunked\r\n\r\n\(chunk)\(chunk)1\r\nz\r\n0\r\n\r\n"
            )
            #expect(chunked.hasPrefix("HTTP/1.1 413 "))
            let whole = try await server.exchange(
                "POST /echo HTTP/1.1\r\n\(Self.close)Transfer-Encoding: chunked\r\n\r\n\(chunk)\(chunk)0\r\n\r\n"
            )
            #expect(whole.hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test("above the server's limit is 413 while it streams")
    func serverLimit() async throws {
        let configure: (inout ServerConfiguration) -> Void = { $0.limits.bodyBytes = 10 }
        try await TestServer.run(configure: configure) { server in
            let answer = try await server.exchange(
                "POST /pieces HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\na\r\n0123456789\r\n1\r\nx\r\n0\r\n\r\n"
            )
            #expect(answer.hasPrefix("HTTP/1.1 413 "))
        }
    }

    @Test("with a fault in its chunks is told to the handler, and ends the connection")
    func malformed() async throws {
        try await TestServer.run { server in
            let answer = try await server.exchange(
                "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n+1\r\nx\r\n0\r\n\r\nGET / HTTP/1.1\r\n"
            )
            #expect(answer.hasPrefix("HTTP/1.1 400 "))
            #expect(answer.hasSuffix("malformed(HTTP.RequestFailure.malformedChunk)"))
            #expect(answer.responses == 1)
        }
    }

    @Test(
        "with a trailer section above the limits is 431, as a head would be (RFC 6585 §5)",
        arguments: [
            String(repeating: "T: t\r\n", count: 65), "T: \(String(repeating: "t", count: 33 * 1024))\r\n",
        ])
    func trailers(_ trailers: String) async throws {
        try await TestServer.run { server in
            let head = "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
            let answer = try await server.client { client in
                try client.send(head + "1\r\nx\r\n")
                // The handler has begun to read.
                BlockingThread.pause(milliseconds: 50)
                try client.send("0\r\n\(trailers)\r\n")
                return try client.readToEnd()
            }
            #expect(answer.hasPrefix("HTTP/1.1 431 "))
            #expect(answer.responses == 1)
        }
    }

    @Test("that stops half-way is truncated")
    func truncated() async throws {
        try await TestServer.run { server in
            let answer = try await server.client { client in
                try client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf")
                client.shutdownSending()
                return try client.readToEnd()
            }
            #expect(answer.hasPrefix("HTTP/1.1 400 "))
            #expect(answer.hasSuffix("truncated"))
        }
    }

    @Test("in memory is handed out once")
    func inMemory() async throws {
        let body = RequestBody.bytes([1, 2, 3])
        await #expect(throws: BodyError.tooLarge) { try await body.collect(upTo: 2) }
        #expect(try await body.collect(upTo: 3) == [1, 2, 3])
        #expect(try await body.next() == nil)
        #expect(try await RequestBody.empty.collect(upTo: 0) == [])
    }

    @Test("can be pulled from an actor with an executor of its own, and not after the answer")
    func foreignExecutor() async throws {
        let handler = HoardingHandler()
        try await TestServer.run(handler) { server in
            let answer = try await server.exchange(
                "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi")
            #expect(answer.hasSuffix("\r\n\r\nhi"))
            let late = try #require(await handler.kept)
            await #expect(throws: BodyError.truncated) { try await late.next() }
        }
    }
}
