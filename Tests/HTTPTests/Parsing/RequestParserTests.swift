import HTTP
import Testing

@Suite("Requests that are served")
struct RequestParserTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let raw: String
        let lines: [String]
        var bodies: [String] = [""]
        var keepsAlive = true
        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "a plain GET", raw: "GET / HTTP/1.1\r\nHost: a\r\n\r\n", lines: ["GET / http11"]),
        Case(
            name: "an empty line before the request (RFC 9112 §2.2)", raw: "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
            lines: ["GET / http11"]),
        Case(
            name: "the absolute form with the same host",
            raw: "GET http://Ada.test/x?q=1 HTTP/1.1\r\nHost: ada.test\r\n\r\n",
            lines: ["GET /x?q=1 http11"]),
        Case(
            name: "the absolute form without a path", raw: "GET http://a HTTP/1.1\r\nHost: a\r\n\r\n",
            lines: ["GET / http11"]),
        Case(name: "OPTIONS *", raw: "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", lines: ["OPTIONS * http11"]),
        Case(
            name: "an IPv6 host with a port", raw: "GET / HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n", lines: ["GET / http11"]
        ),
        Case(
            name: "1.0 without Host closes", raw: "GET / HTTP/1.0\r\n\r\n", lines: ["GET / http10"], keepsAlive: false),
        Case(
            name: "1.0 may ask to stay", raw: "GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n",
            lines: ["GET / http10"]),
        Case(
            name: "1.1 may ask to close, in a list and any case",
            raw: "GET / HTTP/1.1\r\nHost: a\r\nconnection: x, CLOSE\r\n\r\n", lines: ["GET / http11"], keepsAlive: false
        ),
        Case(
            name: "a higher minor version is 1.1 (RFC 9110 §2.5)", raw: "GET / HTTP/1.2\r\nHost: a\r\n\r\n",
            lines: ["GET / http11"]),
        Case(
            name: "a body of a known length", raw: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc",
            lines: ["POST / http11"], bodies: ["abc"]),
        Case(
            name: "leading zeros of a length are digits",
            raw: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 003\r\n\r\nabc", lines: ["POST / http11"],
            bodies: ["abc"]),
        Case(
            name: "chunks with extensions and trailers",
            raw: "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n"
                + "3;name=\"v\"\r\nabc\r\n0A \t;x\r\n0123456789\r\n0\r\nHost: evil\r\n\r\n",
            lines: ["POST / http11"], bodies: ["abc0123456789"]),
        Case(
            name: "three pipelined requests",
            raw: "PUT /a HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhiGET /b HTTP/1.1\r\nHost: a\r\n\r\n"
                + "POST /c HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n",
            lines: ["PUT /a http11", "GET /b http11", "POST /c http11"], bodies: ["hi", "", "x"]),
        Case(
            name: "bytes above 0x7F and tabs in a value", raw: "GET / HTTP/1.1\r\nHost: a\r\nX:\t\u{E9}\ta \t\r\n\r\n",
            lines: ["GET / http11"]),
        Case(
            name: "an empty value and an empty length of zero",
            raw: "GET / HTTP/1.1\r\nHost: a\r\nX:\r\nContent-Length: 0\r\n\r\n",
            lines: ["GET / http11"]),
    ]

    @Test("are read the same way wherever the input is cut", arguments: cases)
    func accepts(_ example: Case) {
        let replay = WireReplay.everyWay(example.raw)
        #expect(replay.failure == nil)
        #expect(replay.isComplete)
        #expect(replay.exchanges.map(\.line) == example.lines)
        #expect(replay.exchanges.map(\.body) == example.bodies)
        #expect(replay.exchanges.last?.keepsAlive == example.keepsAlive)
    }

    @Test("keep their fields in order, repeated, and trimmed of blanks only")
    func fields() {
        let raw = "GET / HTTP/1.1\r\nHost: a\r\nX-One:  1 \t\r\nx-one: \u{A0}2\r\nEmpty:\r\n\r\n"
        let replay = WireReplay.everyWay(raw)
        #expect(replay.exchanges.first?.fields == ["Host: a", "X-One: 1", "x-one: \u{A0}2", "Empty: "])
    }

    @Test("tell whether the peer waits for leave to send its body")
    func expectation() throws {
        let raw = Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: 100-Continue\r\n\r\n".utf8)
        var (parser, position) = (RequestParser(), 0)
        let request = try #require(try parser.parse(raw.span, at: &position))
        #expect(request.expectsContinue)
        #expect(position == raw.count)
        #expect(parser.isIdle)
    }

    @Test("that were refused midway leave their request line to whoever answers")
    func partialHead() {
        let raw = Array("GET /ideas HTTP/1.1\r\nAccept: text/html\r\nBad Name: x\r\n\r\n".utf8)
        var (parser, position) = (RequestParser(), 0)
        #expect(throws: RequestFailure.malformedField) { try parser.parse(raw.span, at: &position) }
        #expect(parser.partialHead?.target.path == "/ideas")
        #expect(parser.partialHead?.fields[.accept] == "text/html")
    }
}
