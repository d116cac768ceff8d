import HTTP

extension WireCase {
    static let hosts: [WireCase] =
        [
            "", "a b", "a/b", "a?b", "a#b", "user@a", "a:x", "a:-1", "a:+80", "a:65536", "a:80:80", "a:80 80", "[::1",
            "::1", "[]", "[g::1]", "[::1]x", "[1:2]", "[:::]", "[....:]", "[12345::]", "[::1::2]",
            "[1:2:3:4:5:6:7:8:9]",
            "[1:2:3:4:5:6:7:8::]", "[::1.2.3]", "[::1.2.3.256]", "[1.2.3.4::]", "[::01.2.3.4]", "[fe80::1%25eth0]",
            "[::1]:x", "[1.2.3.4]", "[v1.a]", "\"a\"", "a\\b", "<a>", "a%2eb", "a%00",
            "\u{E9}.test",
            "a, b c", "http://a", "a\tb", "{a}", "a|b", "a^b", "a`b",
        ].map {
            WireCase(
                "RFC 9112 §3.2", "the host '\($0)'", "GET / HTTP/1.1\r\nHost: \($0)\r\n\r\n", failure: .malformedHost)
        }
        + [
            WireCase("RFC 9112 §3.2", "no Host", "GET / HTTP/1.1\r\n\r\n", failure: .missingHost),
            WireCase(
                "RFC 9112 §3.2", "no Host beside an absolute target", "GET http://a/ HTTP/1.1\r\n\r\n",
                failure: .missingHost),
            WireCase(
                "RFC 9112 §3.2", "no Host, in a higher minor version", "GET / HTTP/1.9\r\n\r\n",
                failure: .missingHost),
            WireCase("RFC 9112 §3.2", "a misspelt Host", "GET / HTTP/1.1\r\nHosts: a\r\n\r\n", failure: .missingHost),
            field("Host: a", .repeatedHost, "RFC 9112 §3.2", "the same Host twice"),
            field("Host: b", .repeatedHost, "RFC 9112 §3.2", "two Hosts"),
            field("hOST: a", .repeatedHost, "RFC 9112 §3.2", "two Hosts in different case"),
            WireCase(
                "RFC 9112 §3.2", "two Hosts in 1.0", "GET / HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n",
                failure: .repeatedHost),
            WireCase(
                "RFC 9112 §3.2", "an invalid Host in 1.0", "GET / HTTP/1.0\r\nHost: a b\r\n\r\n",
                failure: .malformedHost),
        ]
}
