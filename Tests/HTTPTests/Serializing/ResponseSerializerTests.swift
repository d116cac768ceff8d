import HTTP
import Testing

@Suite("Responses on the wire")
struct ResponseSerializerTests {
    private static let stream = ResponseBody.stream(length: nil) { _ in }

    private func head(
        _ response: Response, method: Method? = .get, version: Version = .http11, keepsAlive: Bool = true,
        requestID: FieldValue? = nil
    ) -> String {
        var output: [UInt8] = []
        ResponseSerializer(method: method, version: version, keepsAlive: keepsAlive, requestID: requestID)
            .appendHead(of: response, date: Array("now".utf8), to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test("carry date, true length and the handler's fields in order")
    func plain() {
        let response = Response(.ok, fields: ["B": "1", "A": "2"], body: .bytes([1, 2, 3]))
        #expect(head(response) == "HTTP/1.1 200 OK\r\nDate: now\r\nContent-Length: 3\r\nB: 1\r\nA: 2\r\n\r\n")
    }

    @Test("never carry framing that the handler invented")
    func ownsFraming() {
        let fields: HeaderFields = [
            "content-length": "99", "Transfer-Encoding": "chunked", "Connection": "upgrade", "X": "y", "Date": "then",
        ]
        #expect(
            head(Response(.notFound, fields: fields))
                == "HTTP/1.1 404 Not Found\r\nDate: now\r\nContent-Length: 0\r\nX: y\r\n\r\n")
    }

    @Test("carry the request's id, once and whatever the status", arguments: [Status.ok, .notModified, .noContent])
    func requestID(_ status: Status) {
        let lines = head(Response(status, fields: ["x-request-id": "forged", "A": "1"]), requestID: "6Q2ZK9D4M8XVT")
            .split(separator: "\r\n")
        #expect(lines.contains("X-Request-Id: 6Q2ZK9D4M8XVT"))
        #expect(lines.count { $0.lowercased().hasPrefix("x-request-id:") } == 1)
        #expect(lines.last == "A: 1")
    }

    @Test("announce to HEAD what GET would send, and send nothing")
    func headMethod() {
        let response = Response(.ok, body: .bytes([1, 2, 3]))
        #expect(head(response, method: .head).contains("Content-Length: 3\r\n"))
        #expect(ResponseSerializer(method: .head, version: .http11, keepsAlive: true).transfer(of: response) == .none)
    }

    @Test("end with the head for 204 and 304, whatever the body", arguments: [Status.noContent, .notModified])
    func bodiless(_ status: Status) {
        let response = Response(status, body: .bytes([1]))
        #expect(head(response) == "HTTP/1.1 \(status)\r\nDate: now\r\n\r\n")
        #expect(ResponseSerializer(method: .get, version: .http11, keepsAlive: true).transfer(of: response) == .none)
    }

    @Test("stream in chunks to 1.1, to the end of the connection to 1.0, and counted when the length is known")
    func streams() {
        let modern = ResponseSerializer(method: .get, version: .http11, keepsAlive: true)
        let old = ResponseSerializer(method: .get, version: .http10, keepsAlive: true)
        let response = Response(.ok, body: Self.stream)
        #expect(modern.transfer(of: response) == .chunked)
        #expect(old.transfer(of: response) == .untilClose)
        #expect(head(response).contains("Transfer-Encoding: chunked\r\n"))
        #expect(head(response, version: .http10) == "HTTP/1.1 200 OK\r\nDate: now\r\nConnection: close\r\n\r\n")
        let counted = Response(.ok, body: .stream(length: 7) { _ in })
        #expect(modern.transfer(of: counted) == .counted(7))
        #expect(head(counted).contains("Content-Length: 7\r\n"))
    }

    @Test(
        "count without a fault at the ends of the range",
        arguments: [(-1, "0"), (0, "0"), (10, "10"), (Int.max, "\(Int.max)")])
    func lengths(_ length: Int, _ written: String) {
        #expect(head(Response(.ok, body: .stream(length: length) { _ in })).contains("Content-Length: \(written)\r\n"))
    }

    @Test("say how the connection goes on when the version does not")
    func connection() {
        #expect(head(Response(.ok), keepsAlive: false).contains("Connection: close\r\n"))
        #expect(head(Response(.ok), version: .http10).contains("Connection: keep-alive\r\n"))
        #expect(!head(Response(.ok)).contains("Connection"))
    }

    @Test("frame chunks in hex")
    func chunks() {
        #expect(
            ChunkedEncoder.chunk(Array(repeating: 0x61, count: 26))
                == Array("1a\r\n\(String(repeating: "a", count: 26))\r\n".utf8))
    }

    @Test("can be collected from a stream")
    func collects() async throws {
        let body = ResponseBody.stream(length: nil) { writer in
            try await writer.write([1])
            try await writer.write([])
            try await writer.write([2, 3])
        }
        #expect(try await body.collect() == [1, 2, 3])
    }
}
