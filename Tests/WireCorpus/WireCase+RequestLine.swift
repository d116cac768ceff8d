import HTTP

extension WireCase {
    private static let grammar = "RFC 9112 §3"

    static let requestLines: [WireCase] =
        [
            line("GET  / HTTP/1.1", .malformedRequestLine, grammar, "two spaces before the target"),
            line("GET /  HTTP/1.1", .malformedRequestLine, grammar, "two spaces after the target"),
            line(" GET / HTTP/1.1", .malformedRequestLine, grammar, "a space before the method"),
            line("GET / HTTP/1.1 ", .malformedRequestLine, grammar, "a space after the version"),
            line("GET / x HTTP/1.1", .malformedRequestLine, grammar, "a target in two words"),
            line("GET\t/\tHTTP/1.1", .controlByte, grammar, "tabs for spaces"),
            line("GET /\tHTTP/1.1", .controlByte, grammar, "a tab for the second space"),
            line("GET", .malformedRequestLine, grammar, "a method alone"),
            line("GET ", .malformedRequestLine, grammar, "a method and a space"),
            line("GET / ", .malformedRequestLine, grammar, "no version"),
            line("GET  HTTP/1.1", .malformedRequestLine, grammar, "no target"),
            line("/ HTTP/1.1", .malformedRequestLine, grammar, "no method"),
            line("GET / HTTP/1.1 GET / HTTP/1.1", .malformedRequestLine, grammar, "two requests in a line"),
            line("Host: a", .malformedRequestLine, grammar, "a field where the request line should be"),
            line("HTTP/1.1 200 OK", .malformedRequestLine, grammar, "a response"),
            line("G(T / HTTP/1.1", .malformedRequestLine, "RFC 9110 §9.1", "a delimiter in the method"),
            line("G\u{E9}T / HTTP/1.1", .malformedRequestLine, "RFC 9110 §9.1", "a byte above 0x7F in the method"),
            line("\"GET\" / HTTP/1.1", .malformedRequestLine, "RFC 9110 §9.1", "a quoted method"),
            line("get / HTTP/1.1", .methodNotImplemented, "RFC 9110 §9.1", "a method in lower case"),
            line("GETS / HTTP/1.1", .methodNotImplemented, "RFC 9110 §9.1", "a method that begins like one"),
            line("TRACE / HTTP/1.1", .methodNotImplemented, "RFC 9110 §9.3.8", "TRACE"),
            line("CONNECT a:80 HTTP/1.1", .methodNotImplemented, "RFC 9110 §9.3.6", "CONNECT"),
            line("CONNECT [] HTTP/1.0", .methodNotImplemented, "RFC 9110 §9.3.6", "CONNECT to an empty host"),
            WireCase(
                "RFC 9112 §2.2", "two empty lines first", "\r\n\r\nGET / HTTP/1.1\r\n\r\n",
                failure: .malformedRequestLine),
            WireCase(
                "RFC 9112 §2.2", "a bare LF after the line", "GET / HTTP/1.1\nHost: a\r\n\r\n",
                failure: .bareLineFeed),
            WireCase(
                "RFC 9112 §2.2", "a bare LF before the line", "\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
                failure: .bareLineFeed),
            WireCase("RFC 9112 §2.2", "nothing but bare LFs", "GET / HTTP/1.1\nHost: a\n\n", failure: .bareLineFeed),
            WireCase(
                "RFC 9112 §2.2", "a bare CR in the line", "GET /\r HTTP/1.1\r\nHost: a\r\n\r\n",
                failure: .bareCarriageReturn),
            WireCase(
                "RFC 9112 §2.2", "two CRs before the LF of the line", "GET / HTTP/1.1\r\r\nHost: a\r\n\r\n",
                failure: .bareCarriageReturn),
            WireCase(
                "RFC 9112 §2.2", "a byte order mark", "\u{FEFF}GET / HTTP/1.1\r\nHost: a\r\n\r\n",
                failure: .malformedRequestLine),
            WireCase("RFC 9112 §2.2", "a TLS greeting", "\u{16}\u{3}\u{1}", failure: .controlByte),
            WireCase(
                "RFC 9112 §2.2", "a line of the PROXY protocol",
                "PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\nGET / HTTP/1.1\r\n\r\n", failure: .malformedRequestLine),
        ] + versions + controlsInLine

    private static let versions: [WireCase] = {
        let malformed = [
            "http/1.1", "Http/1.1", "HTTP/1.10", "HTTP/01.1", "HTTP/+1.1", "HTTP/1.+1", "HTTP/1.", "HTTP/1", "HTTP/.1",
            "HTTP/1,1", "HTTP/1 .1", "HTTP/a.b", "HTTP/1.1x", "HTTP/ 1.1", "HTTP 1.1", "HTTP-1.1", "HTTPS/1.1",
            "ICE/1.0", "RTSP/1.0", "IHTTP/1.0", "HTTP//1.1", "HTTP/1.\u{FF11}",
        ]
        let unsupported = ["HTTP/0.9", "HTTP/2.0", "HTTP/3.0", "HTTP/9.9", "HTTP/5.6"]
        return malformed.map { line("GET / \($0)", .malformedRequestLine, "RFC 9112 §2.3", "the version '\($0)'") }
            + unsupported.map { line("GET / \($0)", .unsupportedVersion, "RFC 9110 §15.6.6", "the version '\($0)'") }
            + [
                line("GET /", .malformedRequestLine, "RFC 9112 §2.3", "HTTP/0.9 by its line"),
                line("PRI * HTTP/2.0", .unsupportedVersion, "RFC 9113 §3.4", "the preface of HTTP/2"),
            ]
    }()

    private static let controlsInLine: [WireCase] = controls.flatMap { control in
        [
            line(
                "GET /\(control) HTTP/1.1", .controlByte, "RFC 9112 §3.2", "\(control.debugDescription) in the target"),
            line(
                "G\(control)ET / HTTP/1.1", .controlByte, "RFC 9110 §9.1", "\(control.debugDescription) in the method"),
        ]
    }
}
