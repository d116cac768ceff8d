import HTTP

extension WireCase {
    private static let smuggled = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"

    /// Whole attacks, with the request that they would smuggle past a server in front.
    static let desyncs: [WireCase] = [
        WireCase(
            "CL.TE", "the length covers the chunks and a second request",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 45\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n\(smuggled)",
            failure: .contentLengthWithTransferEncoding),
        WireCase(
            "TE.CL", "the chunk holds a second request",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "29\r\n\(smuggled)\r\n0\r\n\r\n",
            failure: .contentLengthWithTransferEncoding),
        WireCase(
            "TE.TE", "a second coding that nobody knows",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-encoding: cow\r\n\r\n"
                + "0\r\n\r\n\(smuggled)",
            failure: .malformedTransferEncoding),
        WireCase(
            "CL.CL", "two lengths around a second request",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 41\r\n\r\n\(smuggled)",
            failure: .repeatedContentLength),
        WireCase(
            "TE.0", "OPTIONS with a coding that ends early",
            "OPTIONS / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\(smuggled)", bodies: [""],
            failure: .malformedTrailer),
        WireCase(
            "CL.0", "a length of nothing, and rubbish",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\nrubbish\r\n\(smuggled)", bodies: [""],
            failure: .malformedRequestLine),
        WireCase(
            "RFC 9112 §6.3", "bytes beyond the length are the next request, and no request",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nxyz \r\n\(smuggled)", bodies: ["x"],
            failure: .malformedRequestLine),
        WireCase(
            "RFC 9112 §6.3", "a body that no field announces is the next request, and no request",
            "POST / HTTP/1.1\r\nHost: a\r\n\r\na=1&b=2\r\n\(smuggled)", bodies: [""], failure: .malformedRequestLine),
        WireCase(
            "RFC 9112 §11.1", "a field that carries a whole response",
            "GET /%0d%0aX:y HTTP/1.1\r\nHost: a\r\nX: a\r\n\r\nHTTP/1.1 200 OK\r\n\r\n\(smuggled)", bodies: [""],
            failure: .malformedRequestLine),
    ]
}
