import HTTP
import HTTPServer
import Testing

@Suite("A streamed response")
struct StreamedResponseTests {
    @Test("goes out in chunks, and the connection lives on")
    func chunked() async throws {
        try await TestServer.run { server in
            let all = try await server.exchange(
                "GET /stream HTTP/1.1\r\nHost: a\r\n\r\nGET /next HTTP/1.0\r\n\r\n")
            #expect(all.contains("\r\n\r\n2\r\nab\r\n2\r\ncd\r\n2\r\nef\r\n0\r\n\r\nHTTP/1.1 200 OK"))
            #expect(all.hasSuffix("GET /next"))
        }
    }

    @Test("ends with the connection for HTTP/1.0, and is only announced to HEAD")
    func variants() async throws {
        try await TestServer.run { server in
            #expect(try await server.exchange("GET /stream HTTP/1.0\r\n\r\n").hasSuffix("\r\n\r\nabcdef"))
            let head = try await server.exchange(
                "HEAD /stream HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(head.hasSuffix("\r\n\r\n"))
            #expect(
                try await server.exchange("GET /counted HTTP/1.0\r\n\r\n").hasSuffix(
                    "Connection: close\r\n\r\nabcdef"))
        }
    }

    @Test("that fails or lies about its length ends the connection, visibly unfinished")
    func broken() async throws {
        try await TestServer.run { server in
            let broken = try await server.exchange(
                "GET /broken HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(broken.hasSuffix("\r\n\r\n1\r\na\r\n"))
            let overlong = try await server.exchange("GET /overlong HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(overlong.hasSuffix("Content-Length: 3\r\n\r\nab"))
        }
    }
}
