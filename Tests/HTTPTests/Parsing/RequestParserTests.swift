import HTTP
import Testing
import WireCorpus

@Suite("Requests that are served")
struct RequestParserTests {
    @Test("are read the same way wherever the input is cut", arguments: WireCase.served)
    func accepts(_ example: WireCase) {
        let replay = WireReplay.everyWay(example.raw)
        #expect(replay.failure == nil)
        #expect(replay.isComplete)
        #expect(replay.exchanges.map(\.body) == example.bodies)
    }

    @Test(
        "have one meaning",
        arguments: [
            ("GET http://Ada.test/x?q=1 HTTP/1.1\r\nHost: ada.test\r\n\r\n", "GET /x?q=1 http11"),
            ("GET http://a HTTP/1.1\r\nHost: a\r\n\r\n", "GET / http11"),
            ("GET http://a?q HTTP/1.1\r\nHost: a\r\n\r\n", "GET /?q http11"),
            ("GET /? HTTP/1.1\r\nHost: a\r\n\r\n", "GET /? http11"),
            ("GET //b HTTP/1.1\r\nHost: a\r\n\r\n", "GET //b http11"),
            ("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", "OPTIONS * http11"),
            ("GET / HTTP/1.7\r\nHost: a\r\n\r\n", "GET / http11"), ("GET / HTTP/1.0\r\n\r\n", "GET / http10"),
        ])
    func lines(_ raw: String, _ line: String) { #expect(WireReplay.everyWay(raw).exchanges.map(\.line) == [line]) }

    @Test(
        "say how the connection goes on (RFC 9112 §9.3)",
        arguments: [
            ("1.1", "X: y", true), ("1.1", "Connection: close", false), ("1.1", "connection: x, CLOSE", false),
            ("1.1", "Connection: keep-alive, close", false), ("1.1", "Connection: closed", true),
            ("1.0", "X: y", false), ("1.0", "Connection: Keep-Alive", true),
            ("1.0", "Connection: keep-alive, close", false),
            ("1.1", "Connection: keep-alive\r\nConnection: close", false),
        ])
    func keepsAlive(_ version: String, _ field: String, _ keepsAlive: Bool) {
        let replay = WireReplay.everyWay("GET / HTTP/\(version)\r\nHost: a\r\n\(field)\r\n\r\n")
        #expect(replay.exchanges.map(\.keepsAlive) == [keepsAlive])
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
