import HTTP

extension WireCase {
    static let fields: [WireCase] =
        names + values
        + [
            WireCase(
                "RFC 9112 §2.2", "a blank between the request line and the first field",
                "GET / HTTP/1.1\r\n Host: a\r\n\r\n", failure: .foldedField),
            WireCase(
                "RFC 9112 §2.2", "a tab between the request line and the first field",
                "GET / HTTP/1.1\r\n\tHost: a\r\n\r\n", failure: .foldedField),
            field("X: a\r\n b", .foldedField, "RFC 9112 §5.2", "a folded line"),
            field("X: a\r\n\tb", .foldedField, "RFC 9112 §5.2", "a line folded with a tab"),
            field("X: a\r\n \r\n", .foldedField, "RFC 9112 §5.2", "a folded line of blanks"),
            field("X: a\r\n Content-Length: 6", .foldedField, "RFC 9112 §5.2", "a length in a folded line"),
            field("X: a\nY: b", .bareLineFeed, "RFC 9112 §2.2", "a bare LF between fields"),
            field("X:\nTransfer-Encoding: chunked", .bareLineFeed, "RFC 9112 §2.2", "a coding behind a bare LF"),
            field("X: a\n", .bareLineFeed, "RFC 9112 §2.2", "an empty line that ends with a bare LF"),
            field("X: a\rY: b", .bareCarriageReturn, "RFC 9112 §2.2", "a bare CR in a value"),
            field("X:\rTransfer-Encoding: chunked", .bareCarriageReturn, "RFC 9112 §2.2", "a coding behind a bare CR"),
            field("X: a\r\r\nY: b", .bareCarriageReturn, "RFC 9112 §2.2", "two CRs before the LF"),
            field("X: a\r\n\rZGET /evil: x", .bareCarriageReturn, "RFC 9112 §2.2", "a bare CR for the empty line"),
            field("Content\rLength: 3", .bareCarriageReturn, "RFC 9112 §2.2", "a bare CR in a name"),
            field("Expect: 200-ok", .unknownExpectation, "RFC 9110 §10.1.1", "an unknown expectation"),
            field("Expect: 100-continue, x", .unknownExpectation, "RFC 9110 §10.1.1", "one expectation too many"),
            field("Expect:", .unknownExpectation, "RFC 9110 §10.1.1", "an empty expectation"),
        ]

    private static let names: [WireCase] =
        ["X ", "X\t", "", "X\u{E9}", "X\u{A0}", "\u{FF38}"].map {
            field("\($0): y", .malformedField, "RFC 9112 §5.1", "the name '\($0)'")
        }
        + ["(", ")", "<", ">", "@", ",", ";", "\\", "\"", "/", "[", "]", "?", "=", "{", "}"].map {
            field("X\($0)Y: z", .malformedField, "RFC 9110 §5.6.2", "a name with \($0)")
        }
        + [
            field("X", .malformedField, "RFC 9112 §5", "no colon"),
            field("X y", .malformedField, "RFC 9112 §5", "two words and no colon"),
            field("GET /smuggled HTTP/1.1", .malformedField, "RFC 9112 §5", "a request line among the fields"),
        ]
        + controls.map {
            field("X\($0)Y: z", .controlByte, "RFC 9110 §5.1", "\($0.debugDescription) in a name")
        }

    private static let values: [WireCase] =
        controls.map { field("X: a\($0)b", .controlByte, "RFC 9110 §5.5", "\($0.debugDescription) in a value") }
        + [field("X: a\u{1B}[2J", .controlByte, "RFC 9110 §5.5", "an escape sequence for a terminal")]
}
