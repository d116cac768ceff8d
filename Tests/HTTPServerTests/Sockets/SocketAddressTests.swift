import HTTPServer
import Testing

@Suite("Socket addresses")
struct SocketAddressTests {
    @Test(
        "are written as they are read",
        arguments: ["127.0.0.1:8080", "0.0.0.0:0", "[::1]:65535", "[2001:db8::5]:80", "unix:/run/a.sock", "unix:a"])
    func roundTrip(_ text: String) { #expect(SocketAddress(parsing: text)?.description == text) }

    @Test(
        "name their host without port and brackets",
        arguments: [("127.0.0.1:80", "127.0.0.1"), ("[2001:db8::5]:80", "2001:db8::5"), ("unix:/run/a.sock", "unix")])
    func host(_ text: String, _ host: String) { #expect(SocketAddress(parsing: text)?.host == host) }

    @Test(
        "are refused when they are no numeric address and port",
        arguments: [
            "", ":80", "127.0.0.1", "127.0.0.1:", "127.0.0.1:+80", "127.0.0.1:65536", "localhost:80",
            "::1:80", "[::1]",
            "[x]:1", "1.2.3:4", "unix:", "unix:/" + String(repeating: "a", count: 107), "unix:/a\0b",
        ])
    func refuses(_ text: String) { #expect(SocketAddress(parsing: text) == nil) }
}
