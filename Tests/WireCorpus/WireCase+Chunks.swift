import HTTP

extension WireCase {
    static let chunks: [WireCase] =
        [
            "+3", "-3", "0x3", " 3", "\t3", "3 ", "3\t", "3_0", "", "g", "3g", "3,", "3.0", "3 x", "\u{FF13}",
            "3\u{A0}", "\"3\"", "3=",
            "FFFFFFFFFFFFFFFF", "8000000000000000", "10000000000000003", "00000000000000003",
            "100000000000000000000003",
        ].map {
            chunked("\($0)\r\nabc\r\n0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1", "the size '\($0)'")
        }
        + [
            ";", "; ", ";;", ";=", ";=v", ";x=", ";x= ", ";x ", ";x=v ", ";x y", ";x=v w", ";x=\"v", ";x=\"v\\",
            ";x=\"v\"w",
            ";x==v", ";(x)", ";x=(v)", ";\u{E9}", ";x\u{1B}", ";x=\"\u{7F}\"", " ;", "  x",
        ].map {
            chunked("3\($0)\r\nabc\r\n0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1.1", "the extension '\($0)'")
        }
        + [
            chunked("3\nabc\r\n0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1", "a bare LF after the size"),
            chunked("3\rabc\r\n0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1", "a bare CR after the size"),
            chunked("3\r\r\nabc\r\n0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1", "two CRs after the size"),
            chunked("3;x\nabc\r\n0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1.1", "a bare LF after an extension"),
            chunked("3;x\rabc\r\n0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1.1", "a bare CR after an extension"),
            chunked("3;\nxx\r\nabc\r\n0\r\n\r\n", .malformedChunk, "TERM.EXT", "a bare LF in an extension"),
            chunked("3;x=\"\n\"\r\nabc\r\n0\r\n\r\n", .malformedChunk, "TERM.EXT", "a bare LF in quotes"),
            chunked("3\r\nabc0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1", "no CRLF after the data"),
            chunked("3\r\nabcd\r\n0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1", "more data than announced"),
            chunked("3\r\nab\r\n0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1", "less data than announced"),
            chunked("3\r\nabc\n0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1", "a bare LF after the data"),
            chunked("3\r\nabc\r0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1", "a bare CR after the data"),
            chunked("3\r\nabcxx0\r\n\r\n", .malformedChunk, "TERM.SPILL", "two other bytes for the CRLF"),
            chunked("3\r\nabc\r\n\r\n0\r\n\r\n", .malformedChunk, "RFC 9112 §7.1", "an empty line between chunks"),
            chunked("0\n\n", .malformedChunk, "RFC 9112 §7.1", "a last chunk with bare LFs"),
            chunked("0\r\r\n\r\n", .malformedChunk, "RFC 9112 §7.1", "a last chunk with two CRs"),
            chunked("7FFFFFFFFFFFFFFF\r\nabc", .bodyTooLarge, "RFC 9112 §7.1", "the largest size"),
            chunked("100000003\r\nabc", .bodyTooLarge, "RFC 9112 §7.1", "a size that is 3 in 32 bits"),
        ]

    static let trailers: [WireCase] = [
        chunked("0\r\nX : y\r\n\r\n", .malformedTrailer, "RFC 9112 §7.1.2", "a blank before a trailer's colon"),
        chunked("0\r\nX\r\n\r\n", .malformedTrailer, "RFC 9112 §7.1.2", "a trailer without colon"),
        chunked("0\r\n: y\r\n\r\n", .malformedTrailer, "RFC 9112 §7.1.2", "a trailer without name"),
        chunked("0\r\nX: y\n\r\n", .malformedTrailer, "RFC 9112 §7.1.2", "a bare LF in the trailers"),
        chunked("0\r\nX: y\rz\r\n\r\n", .malformedTrailer, "RFC 9112 §7.1.2", "a bare CR in the trailers"),
        chunked("0\r\nX: y\0\r\n\r\n", .malformedTrailer, "RFC 9112 §7.1.2", "a NUL in a trailer"),
        chunked("0\r\n folded\r\n\r\n", .malformedTrailer, "RFC 9112 §7.1.2", "a folded trailer"),
        chunked("0\r\nX: y\r\n z\r\n\r\n", .malformedTrailer, "RFC 9112 §7.1.2", "a trailer folded in the middle"),
        chunked("0\r\nGET /smuggled HTTP/1.1\r\n\r\n", .malformedTrailer, "RFC 9112 §7.1.2", "a request for a trailer"),
        chunked("0\r\n\n", .malformedTrailer, "RFC 9112 §7.1.2", "an empty line with a bare LF"),
    ]
}
