import HTTP

extension WireCase {
    static let lengths: [WireCase] =
        [
            "+3", "-1", "-0", "3, 3", "3,3", "3,", ",3", "3;3", "0x3", "3h", "a", "3 3", "3\t3", "3.0", "3e0", "1_0",
            "", "٣", "３",
            "\u{B2}", "\"3\"", "'3'", "3\u{A0}", "\u{A0}3", "3\u{85}", "9223372036854775808", "18446744073709551619",
            "99999999999999999999999",
        ].map { field("Content-Length: \($0)", .malformedContentLength, "RFC 9112 §6.3", "the length '\($0)'") }
        + [
            field("Content-Length: 9223372036854775807", .bodyTooLarge, "RFC 9110 §8.6", "the largest length"),
            field("Content-Length: 4294967299", .bodyTooLarge, "RFC 9110 §8.6", "a length that is 3 in 32 bits"),
            field("Content-Length: 3\r\nContent-Length: 3", .repeatedContentLength, "RFC 9110 §8.6", "a length twice"),
            field("Content-Length: 3\r\nContent-Length: 4", .repeatedContentLength, "RFC 9112 §6.3", "two lengths"),
            field(
                "Content-Length: 0\r\ncontent-length: 6", .repeatedContentLength, "CL.CL", "two lengths in two cases"),
            field("Content-Length: 6\r\nContent-Length: 0", .repeatedContentLength, "CL.CL", "two lengths, 0 last"),
            field(
                "Content-Length: 3\r\nX: y\r\nContent-Length: 3", .repeatedContentLength, "CL.CL", "two lengths apart"),
            field("Content-Length : 6", .malformedField, "RFC 9112 §5.1", "a blank before the length's colon"),
            field("Content-Length: 3\r\n 4", .foldedField, "RFC 9112 §5.2", "a folded length"),
            field(
                "Content-Length:\r\n 6", .malformedContentLength, "RFC 9112 §5.2", "a length that begins with a fold"),
        ]
        + controls.map {
            field("Content-Length: \($0)6", .controlByte, "RFC 9110 §5.5", "\($0.debugDescription) before a length")
        }
}
