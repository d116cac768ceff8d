extension WireCase {
    private static func served(_ rule: String, _ name: String, _ raw: String, _ bodies: [String] = [""]) -> WireCase {
        WireCase(rule, name, raw, bodies: bodies)
    }

    private static let post = "POST / HTTP/1.1\r\nHost: a\r\n"

    /// What must be served, though it is unusual.
    public static let served: [WireCase] = lines + heads + contents

    private static let lines: [WireCase] = [
        served("RFC 9110 §9.1", "GET", "GET / HTTP/1.1\r\nHost: a\r\n\r\n"),
        served("RFC 9110 §9.1", "HEAD", "HEAD / HTTP/1.1\r\nHost: a\r\n\r\n"),
        served("RFC 9112 §2.2", "an empty line before the request", "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"),
        served(
            "RFC 9112 §2.2", "an empty line between two requests",
            "\(post)Content-Length: 1\r\n\r\nx\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", ["x", ""]),
        served(
            "RFC 9112 §3.2.2", "the absolute form with the same host, in any case",
            "GET http://Ada.test/x?q=1 HTTP/1.1\r\nHost: ada.test\r\n\r\n"),
        served("RFC 9112 §3.2.2", "the absolute form of https", "GET HTTPS://a:443/ HTTP/1.1\r\nHost: a:443\r\n\r\n"),
        served("RFC 9112 §3.2.2", "the absolute form without a path", "GET http://a?q HTTP/1.1\r\nHost: a\r\n\r\n"),
        served("RFC 9112 §3.2.4", "OPTIONS *", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n"),
        served("RFC 9112 §3.2.1", "two slashes are a path", "GET //user@b/x HTTP/1.1\r\nHost: a\r\n\r\n"),
        served("RFC 9112 §3.2.1", "an empty query", "GET /? HTTP/1.1\r\nHost: a\r\n\r\n"),
        served("RFC 9110 §2.5", "a higher minor version is 1.1", "GET / HTTP/1.2\r\nHost: a\r\n\r\n"),
        served("RFC 9112 §3.2", "1.0 without Host", "GET / HTTP/1.0\r\n\r\n"),
    ]

    private static let heads: [WireCase] = [
        served("RFC 9110 §7.2", "an IPv6 host with a port", "GET / HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n"),
        served("RFC 3986 §3.2.2", "the unspecified address", "GET / HTTP/1.1\r\nHost: [::]\r\n\r\n"),
        served("RFC 3986 §3.2.2", "eight groups", "GET / HTTP/1.1\r\nHost: [1:2:3:4:5:6:7:FfFf]\r\n\r\n"),
        served("RFC 3986 §3.2.2", "seven groups and a gap", "GET / HTTP/1.1\r\nHost: [1:2:3:4:5:6:7::]\r\n\r\n"),
        served("RFC 3986 §3.2.2", "a gap in the middle", "GET / HTTP/1.1\r\nHost: [fe80::1:2]\r\n\r\n"),
        served("RFC 3986 §3.2.2", "an IPv4 tail", "GET / HTTP/1.1\r\nHost: [::ffff:192.0.2.255]:80\r\n\r\n"),
        served("RFC 9110 §7.2", "an empty port", "GET / HTTP/1.1\r\nHost: a:\r\n\r\n"),
        served("RFC 9110 §5.1", "names in any case", "POST / HTTP/1.1\r\nhOsT: a\r\nCONTENT-length: 1\r\n\r\nx", ["x"]),
        served("RFC 9112 §5", "no blank behind the colon", "\(post)Content-Length:1\r\n\r\nx", ["x"]),
        served("RFC 9110 §5.5", "blanks around a value", "\(post)Content-Length: \t 1 \t\r\n\r\nx", ["x"]),
        served("RFC 9110 §5.5", "bytes above 0x7F in a value", "\(post)X: \u{E9}\u{FF}\r\n\r\n"),
        served("RFC 9110 §5.5", "an empty value", "\(post)X:\r\n\r\n"),
        served("RFC 9110 §5.6.1.2", "empty elements in a list", "\(post)Connection: , ,keep-alive,\r\n\r\n"),
        served(
            "RFC 9110 §7.8", "an upgrade that nobody takes up",
            "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c, websocket\r\n\r\n"),
        served("RFC 9110 §7.8", "an upgrade in 1.0", "GET / HTTP/1.0\r\nConnection: Upgrade\r\nUpgrade: x/1\r\n\r\n"),
        served(
            "RFC 9110 §10.1.1", "an expectation in 1.0 is ignored",
            "POST / HTTP/1.0\r\nContent-Length: 1\r\nExpect: 100-continue\r\n\r\nx", ["x"]),
        served("RFC 9110 §10.1.4", "TE asks for trailers", "GET / HTTP/1.1\r\nHost: a\r\nTE: trailers\r\n\r\n"),
        served("RFC 9110 §8.4", "Transfer_Encoding is another field", "\(post)Transfer_Encoding: chunked\r\n\r\n"),
    ]

    private static let contents: [WireCase] = [
        served("RFC 9112 §6.3", "no field, no body", post + "\r\n"),
        served("RFC 9112 §6.3", "a body with GET", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi", ["hi"]),
        served("RFC 9110 §8.6", "a length of zero", "\(post)Content-Length: 0\r\n\r\n"),
        served("RFC 9110 §8.6", "zeros before a length", "\(post)Content-Length: 0003\r\n\r\nabc", ["abc"]),
        served(
            "RFC 9112 §7", "chunked in any case", "\(post)Transfer-Encoding: CHUNKED\r\n\r\n1\r\nx\r\n0\r\n\r\n", ["x"]),
        served(
            "RFC 9112 §7.1", "sizes in hex, in any case, with zeros",
            "\(post)Transfer-Encoding: chunked\r\n\r\n0a\r\n0123456789\r\n00B\r\n0123456789a\r\n000\r\n\r\n",
            ["01234567890123456789a"]),
        served(
            "RFC 9112 §7.1.1", "extensions, known to nobody",
            "\(post)Transfer-Encoding: chunked\r\n\r\n1;a\r\nx\r\n1 ; a = b;c=\"d;\\\"\"\r\ny\r\n0;e=\"\"\r\n\r\n",
            ["xy"]),
        served(
            "RFC 9112 §7.1.2", "trailers that must not pass for fields",
            "\(post)Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nHost: evil\r\nContent-Length: 9\r\n\r\n", ["x"]),
        served(
            "RFC 9112 §9.3.2", "requests in a row",
            "PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhiGET / HTTP/1.1\r\nHost: a\r\n\r\n"
                + "\(post)Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\nDELETE / HTTP/1.1\r\nHost: a\r\n\r\n",
            ["hi", "", "x", ""]),
    ]
}
