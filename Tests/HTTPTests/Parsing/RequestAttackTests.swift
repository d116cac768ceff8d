import HTTP
import Testing

@Suite("Requests that are refused")
struct RequestAttackTests {
    struct Attack: Sendable, CustomTestStringConvertible {
        let name: String
        let raw: String
        let failure: RequestFailure
        /// How many messages before the attack are sound.
        var sound = 0
        var testDescription: String { name }
    }

    private static func line(_ line: String, _ failure: RequestFailure, _ name: String) -> Attack {
        Attack(name: name, raw: "\(line)\r\nHost: a\r\n\r\n", failure: failure)
    }

    private static func field(_ field: String, _ failure: RequestFailure, _ name: String) -> Attack {
        Attack(name: name, raw: "POST / HTTP/1.1\r\nHost: a\r\n\(field)\r\n\r\nabcdef", failure: failure)
    }

    private static func chunks(_ chunks: String, _ failure: RequestFailure, _ name: String) -> Attack {
        let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        return Attack(name: name, raw: head + chunks, failure: failure, sound: 1)
    }

    static let requestLines = [
        line("GET  / HTTP/1.1", .malformedRequestLine, "two spaces before the target"),
        line("GET /  HTTP/1.1", .malformedRequestLine, "two spaces after the target"),
        line(" GET / HTTP/1.1", .malformedRequestLine, "a space before the method"),
        line("GET / HTTP/1.1 ", .malformedRequestLine, "a space after the version"),
        line("GET\t/\tHTTP/1.1", .controlByte, "tabs for spaces"),
        line("GET /", .malformedRequestLine, "HTTP/0.9"),
        line("GET / http/1.1", .malformedRequestLine, "a version in lower case"),
        line("GET / HTTP/1.10", .malformedRequestLine, "two digits of minor version"),
        line("GET / HTTP/+1.1", .malformedRequestLine, "a signed version"),
        line("GET / HTTP/2.0", .unsupportedVersion, "HTTP/2 without its preface"),
        line("PRI * HTTP/2.0", .unsupportedVersion, "the preface of HTTP/2"),
        line("GET / HTTP/0.9", .unsupportedVersion, "a lower major version"),
        line("get / HTTP/1.1", .methodNotImplemented, "a method in lower case"),
        line("TRACE / HTTP/1.1", .methodNotImplemented, "TRACE"),
        line("CONNECT a:80 HTTP/1.1", .methodNotImplemented, "CONNECT"),
        line("G(T / HTTP/1.1", .malformedRequestLine, "a delimiter in the method"),
        line("GET a HTTP/1.1", .malformedTarget, "a relative target"),
        line("GET a:80 HTTP/1.1", .malformedTarget, "the authority form"),
        line("GET * HTTP/1.1", .malformedTarget, "the asterisk for another method"),
        line("GET /#top HTTP/1.1", .malformedTarget, "a fragment"),
        line("GET /a\\b HTTP/1.1", .malformedTarget, "a backslash in the path"),
        line("GET /%zz HTTP/1.1", .malformedTarget, "a percent sign without digits"),
        line("GET /%4 HTTP/1.1", .malformedTarget, "a percent sign with one digit"),
        line("GET /\u{E9} HTTP/1.1", .malformedTarget, "a byte above 0x7F in the target"),
        line("GET /\"x HTTP/1.1", .malformedTarget, "a quote in the path"),
        line("GET http://user@a/ HTTP/1.1", .malformedTarget, "user information"),
        line("GET http:///x HTTP/1.1", .malformedTarget, "an absolute target without host"),
        line("GET ftp://a/ HTTP/1.1", .malformedTarget, "another scheme"),
        line("GET http://b/ HTTP/1.1", .hostDiffersFromTarget, "a Host that differs from the target"),
        Attack(name: "two empty lines first", raw: "\r\n\r\nGET / HTTP/1.1\r\n\r\n", failure: .malformedRequestLine),
        Attack(name: "a bare LF after the line", raw: "GET / HTTP/1.1\nHost: a\r\n\r\n", failure: .bareLineFeed),
        Attack(name: "a bare CR in the line", raw: "GET /\r HTTP/1.1\r\nHost: a\r\n\r\n", failure: .bareCarriageReturn),
        Attack(name: "a NUL in the target", raw: "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n", failure: .controlByte),
        Attack(name: "a TLS greeting", raw: "\u{16}\u{3}\u{1}", failure: .controlByte),
    ]

    static let fields = [
        field("X : y", .malformedField, "a space before the colon"),
        field("X\t: y", .malformedField, "a tab before the colon"),
        field(": y", .malformedField, "an empty name"),
        field("X", .malformedField, "no colon"),
        field("X\u{E9}: y", .malformedField, "a byte above 0x7F in a name"),
        field("X(: y", .malformedField, "a delimiter in a name"),
        field("X: a\r\n b", .foldedField, "a folded line"),
        field("X: a\r\n\tb", .foldedField, "a line folded with a tab"),
        field("X: a\nY: b", .bareLineFeed, "a bare LF between fields"),
        field("X: a\rY: b", .bareCarriageReturn, "a bare CR in a value"),
        field("X: a\0b", .controlByte, "a NUL in a value"),
        field("X: a\u{7F}", .controlByte, "a DEL in a value"),
        field("X: a\u{1B}[2J", .controlByte, "an escape sequence for a terminal"),
        field("Host: a", .repeatedHost, "two hosts"),
        field("Content-Length: +3", .malformedContentLength, "a signed length"),
        field("Content-Length: -1", .malformedContentLength, "a negative length"),
        field("Content-Length: 3, 3", .malformedContentLength, "a list of lengths"),
        field("Content-Length: 0x3", .malformedContentLength, "a length in hex"),
        field("Content-Length: 3 3", .malformedContentLength, "a blank in a length"),
        field("Content-Length:", .malformedContentLength, "an empty length"),
        field("Content-Length: ３", .malformedContentLength, "a full-width digit"),
        field("Content-Length: 9223372036854775808", .malformedContentLength, "a length past Int.max"),
        field("Content-Length: 99999999999999999999999", .malformedContentLength, "a length that overflows"),
        field("Content-Length: 9223372036854775807", .bodyTooLarge, "the largest length"),
        field("Content-Length: 3\r\nContent-Length: 3", .repeatedContentLength, "the same length twice"),
        field("Content-Length: 3\r\nContent-Length: 4", .repeatedContentLength, "two lengths"),
        field(
            "Content-Length: 6\r\nTransfer-Encoding: chunked", .contentLengthWithTransferEncoding, "CL.TE smuggling"),
        field(
            "Transfer-Encoding: chunked\r\nContent-Length: 6", .contentLengthWithTransferEncoding, "TE.CL smuggling"),
        field("Transfer-Encoding: xchunked", .malformedTransferEncoding, "a coding that ends like chunked"),
        field("Transfer-Encoding: chunked, identity", .malformedTransferEncoding, "chunked not last"),
        field("Transfer-Encoding: chunked, chunked", .malformedTransferEncoding, "chunked twice"),
        field("Transfer-Encoding: ,chunked", .malformedTransferEncoding, "an empty coding"),
        field("Transfer-Encoding:", .malformedTransferEncoding, "no coding"),
        field("Transfer-Encoding: \u{B}chunked", .controlByte, "a vertical tab before chunked"),
        field("Transfer-Encoding: \"chunked\"", .malformedTransferEncoding, "a quoted coding"),
        field("Transfer-Encoding: gzip, chunked", .unsupportedTransferCoding, "a coding before chunked"),
        field(
            "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", .malformedTransferEncoding, "two coding fields"),
        field("Expect: 200-ok", .unknownExpectation, "an unknown expectation"),
    ]

    static let hosts = ["", "a b", "a/b", "user@a", "a:x", "a:65536", "a:80:80", "[::1", "[]", "[g::1]", "\"a\""].map {
        Attack(name: "the host '\($0)'", raw: "GET / HTTP/1.1\r\nHost: \($0)\r\n\r\n", failure: .malformedHost)
    }

    static let versions = [
        Attack(name: "1.1 without Host", raw: "GET / HTTP/1.1\r\n\r\n", failure: .missingHost),
        Attack(
            name: "chunks in 1.0", raw: "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n",
            failure: .transferEncodingInHTTP10),
        Attack(
            name: "rubbish after a body", raw: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nxyz \r\n",
            failure: .malformedRequestLine, sound: 1),
    ]

    static let chunked = [
        chunks("+3\r\nabc\r\n0\r\n\r\n", .malformedChunk, "a signed size"),
        chunks("0x3\r\nabc\r\n0\r\n\r\n", .malformedChunk, "a size with 0x"),
        chunks(" 3\r\nabc\r\n0\r\n\r\n", .malformedChunk, "a space before the size"),
        chunks("3 \r\nabc\r\n0\r\n\r\n", .malformedChunk, "a space after the size and no extension"),
        chunks("3_0\r\nabc\r\n0\r\n\r\n", .malformedChunk, "an underscore in the size"),
        chunks("\r\nabc\r\n0\r\n\r\n", .malformedChunk, "no size"),
        chunks("3\nabc\r\n0\r\n\r\n", .malformedChunk, "a bare LF after the size"),
        chunks("3;x\nabc\r\n0\r\n\r\n", .malformedChunk, "a bare LF after an extension"),
        chunks("3\r\nabc0\r\n\r\n", .malformedChunk, "no CRLF after the data"),
        chunks("3\r\nabcd\r\n0\r\n\r\n", .malformedChunk, "more data than announced"),
        chunks("3\r\nabc\n0\r\n\r\n", .malformedChunk, "a bare LF after the data"),
        chunks("FFFFFFFFFFFFFFFF\r\nabc", .malformedChunk, "a size past Int.max"),
        chunks("10000000000000003\r\nabc", .malformedChunk, "a size that wraps around to 3"),
        chunks("00000000000000003\r\nabc", .malformedChunk, "zeros without end"),
        chunks("7FFFFFFFFFFFFFFF\r\nabc", .bodyTooLarge, "the largest size"),
        chunks("0\r\nX : y\r\n\r\n", .malformedTrailer, "a trailer with a space before its colon"),
        chunks("0\r\nX: y\n\r\n", .malformedTrailer, "a bare LF in the trailers"),
        chunks("0\r\n folded\r\n\r\n", .malformedTrailer, "a folded trailer"),
    ]

    @Test(
        "get the same refusal wherever the input is cut",
        arguments: requestLines + fields + hosts + versions + chunked)
    func refuses(_ attack: Attack) {
        let replay = WireReplay.everyWay(attack.raw)
        #expect(replay.failure == attack.failure)
        #expect(replay.exchanges.count == attack.sound)
    }

    @Test("answer with the status that RFC 9110 names")
    func statuses() {
        let expected: [RequestFailure: Status] = [
            .requestLineTooLong: .uriTooLong, .tooManyFields: .headerFieldsTooLarge,
            .fieldsTooLarge: .headerFieldsTooLarge,
            .bodyTooLarge: .contentTooLarge, .unsupportedVersion: .versionNotSupported,
            .methodNotImplemented: .notImplemented, .unsupportedTransferCoding: .notImplemented,
            .unknownExpectation: .expectationFailed,
        ]
        for failure in RequestFailure.allCases { #expect(failure.status == expected[failure] ?? .badRequest) }
    }
}
