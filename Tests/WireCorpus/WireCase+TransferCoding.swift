import HTTP

extension WireCase {
    static let codings: [WireCase] =
        [
            "xchunked", "chunked, identity", "chunked, gzip", "chunked, chunked", ",chunked", "chunked,", "chunked,,",
            "", ",",
            "identity", "gzip", "x", "\"chunked\"", "'chunked'", "chunked;x=1", "chunked;q=0", "chunked; ", "chunked x",
            "x chunked", "chunked=1", "chunke", "chunkedd", "chunked\u{A0}", "\u{A0}chunked", "chun\u{212A}ed",
            "chunked\u{85}",
            "cow, chunked, x", "[chunked]", "\\chunked", "chunk\u{E9}d",
        ].map {
            field("Transfer-Encoding: \($0)", .malformedTransferEncoding, "RFC 9112 §6.3", "the coding '\($0)'")
        }
        + ["gzip, chunked", "identity, chunked", "x, chunked", "deflate,chunked", "br, gzip, chunked"].map {
            field("Transfer-Encoding: \($0)", .unsupportedTransferCoding, "RFC 9112 §6.1", "the codings '\($0)'")
        }
        + [
            field(
                "Content-Length: 6\r\nTransfer-Encoding: chunked", .contentLengthWithTransferEncoding, "CL.TE",
                "a length, then a coding"),
            field(
                "Transfer-Encoding: chunked\r\nContent-Length: 6", .contentLengthWithTransferEncoding, "TE.CL",
                "a coding, then a length"),
            field(
                "Transfer-Encoding: chunked\r\nContent-Length: 0", .contentLengthWithTransferEncoding, "TE.CL",
                "a coding, then no length"),
            WireCase(
                "RFC 9112 §6.1", "chunks in 1.0",
                "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                failure: .transferEncodingInHTTP10),
            WireCase(
                "RFC 9112 §6.1", "chunks in 1.0 with keep-alive",
                "POST / HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                failure: .transferEncodingInHTTP10),
        ]

    /// TE.TE: a field that one of two servers in a row does not recognize.
    static let obfuscations: [WireCase] =
        ["chunked", "identity", "x", "cow", ""].map {
            field(
                "Transfer-Encoding: chunked\r\nTransfer-Encoding: \($0)", .malformedTransferEncoding, "TE.TE",
                "chunked, and another field '\($0)'")
        }
        + ["identity", "x", "", "chunk"].map {
            field(
                "Transfer-Encoding: \($0)\r\nTransfer-Encoding: chunked", .malformedTransferEncoding, "TE.TE",
                "a field '\($0)', and then chunked")
        }
        + controls.flatMap { control in
            [
                field(
                    "Transfer-Encoding:\(control)chunked", .controlByte, "TE.TE",
                    "\(control.debugDescription) before chunked"),
                field(
                    "Transfer-Encoding: chunked\(control)", .controlByte, "TE.TE",
                    "\(control.debugDescription) behind chunked"),
                field(
                    "Transfer-Encoding\(control): chunked", .controlByte, "TE.TE",
                    "\(control.debugDescription) before the colon"),
            ]
        }
        + [
            field("Transfer-Encoding : chunked", .malformedField, "TE.TE", "a space before the colon"),
            field("Transfer-Encoding\t: chunked", .malformedField, "TE.TE", "a tab before the colon"),
            field("Transfer Encoding: chunked", .malformedField, "TE.TE", "a space for the hyphen"),
            field("Transfer-Encoding\r\n: chunked", .malformedField, "TE.TE", "a line break before the colon"),
            field("Transfer-Encoding:\r\n chunked", .malformedTransferEncoding, "TE.TE", "a fold before chunked"),
            field("Transfer-Encoding: chunked\r\n , x", .foldedField, "TE.TE", "a fold behind chunked"),
            field(" Transfer-Encoding: chunked", .foldedField, "TE.TE", "a space before the name"),
            field("X: y\r\n Transfer-Encoding: chunked", .foldedField, "TE.TE", "a coding in a folded line"),
            field("X: X\nTransfer-Encoding: chunked", .bareLineFeed, "TE.TE", "a coding behind a bare LF"),
            field("X: X\rTransfer-Encoding: chunked", .bareCarriageReturn, "TE.TE", "a coding behind a bare CR"),
            field("Transfer-Encoding: \nchunked", .bareLineFeed, "TE.TE", "a bare LF before chunked"),
            field("Transfer-Encoding: chunked\nX: y", .bareLineFeed, "TE.TE", "a bare LF behind chunked"),
            field("Transfer-Encoding", .malformedField, "TE.TE", "a name alone"),
            field("Transfer-Encoding= chunked", .malformedField, "TE.TE", "an equals sign for the colon"),
            field("\u{A0}Transfer-Encoding: chunked", .malformedField, "TE.TE", "a no-break space before the name"),
            field("Transfer-Encoding\u{A0}: chunked", .malformedField, "TE.TE", "a no-break space before the colon"),
            field("[Transfer-Encoding]: chunked", .malformedField, "TE.TE", "a name in brackets"),
        ]
}
