import HTTP
import HTTPServer
import Testing

@Suite("Proxies that are believed")
struct TrustedProxiesTests {
    private static let proxy = "10.0.0.1:5000"

    private func origin(
        _ fields: HeaderFields, from peer: String = proxy, trusting ranges: [String] = ["10.0.0.0/8", "unix"]
    ) throws -> String {
        let proxies = TrustedProxies(ranges.compactMap(AddressRange.init(parsing:)))
        var fields = fields
        fields.append(.host, "inner")
        let head = RequestHead(method: .get, target: .root, fields: fields)
        let origin = proxies.origin(of: head, from: SocketAddress(parsing: peer))
        return "\(origin.scheme)://\(origin.host ?? "") \(origin.client?.description ?? "hidden")"
    }

    @Test(
        "name client, scheme and host",
        arguments: [
            ([.forwarded: "for=192.0.2.7;proto=https;host=a.test"], "https://a.test 192.0.2.7:0"),
            ([.forwarded: "For=\"[2001:db8::5]:80\"; Proto=HTTPS"], "https://inner [2001:db8::5]:80"),
            ([.forwarded: "for=_hidden"], "http://inner hidden"), ([.forwarded: "proto=https"], "https://inner hidden"),
            (["X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"], "https://inner 192.0.2.7:0"),
            (
                ["X-Forwarded-For": "2001:db8::5", "X-Forwarded-Host": "a.test:8443"],
                "http://a.test:8443 [2001:db8::5]:0"
            ),
            ([:], "http://inner 10.0.0.1:5000"),
            // The nearest proxy is last; what stands before the first stranger is hearsay.
            (["X-Forwarded-For": "6.6.6.6, 192.0.2.7, 10.0.0.2"], "http://inner 192.0.2.7:0"),
            (["X-Forwarded-For": "6.6.6.6", "X-Forwarded-For": "192.0.2.7"], "http://inner 192.0.2.7:0"),
            ([.forwarded: "for=6.6.6.6;host=evil, for=192.0.2.7;host=a.test"], "http://a.test 192.0.2.7:0"),
            // Both kinds: the standard one counts.
            ([.forwarded: "for=192.0.2.7", "X-Forwarded-For": "6.6.6.6"], "http://inner 192.0.2.7:0"),
        ] as [(HeaderFields, String)])
    func believed(_ fields: HeaderFields, _ expected: String) throws { #expect(try origin(fields) == expected) }

    @Test(
        "are not believed in what is malformed",
        arguments: [
            [.forwarded: "for"], [.forwarded: "for=a;for=b"], [.forwarded: "for=\"a"], [.forwarded: "proto=ftp"],
            [.forwarded: "host=\"a b\""], [.forwarded: "for=192.0.2.7,"], ["X-Forwarded-Proto": "javascript"],
            ["X-Forwarded-Host": "a/b", "X-Forwarded-For": "192.0.2.7"],
        ] as [HeaderFields])
    func malformed(_ fields: HeaderFields) throws { #expect(try origin(fields) == "http://inner 10.0.0.1:5000") }

    @Test("are only those that are listed", arguments: ["192.0.2.9:1", "[::1]:1", "11.0.0.1:1"])
    func strangers(_ peer: String) throws {
        #expect(try origin([.forwarded: "for=6.6.6.6;proto=https"], from: peer) == "http://inner \(peer)")
    }

    @Test("may come through a Unix socket, or as v4 in v6 clothes")
    func kinds() throws {
        #expect(try origin(["X-Forwarded-For": "192.0.2.7"], from: "unix:/a") == "http://inner 192.0.2.7:0")
        #expect(try origin(["X-Forwarded-For": "192.0.2.7"], from: "[::ffff:10.1.1.1]:1") == "http://inner 192.0.2.7:0")
    }

    @Test(
        "are ranges of addresses",
        arguments: [
            ("10.0.0.0/8", "10.255.0.1:1", true), ("10.0.0.0/8", "11.0.0.1:1", false), ("0.0.0.0/0", "8.8.8.8:1", true),
            ("192.0.2.7", "192.0.2.7:9", true), ("192.0.2.7", "192.0.2.8:9", false), ("fd00::/8", "[fd12::1]:1", true),
            ("fd00::/8", "[fe80::1]:1", false), ("0.0.0.0/0", "[::1]:1", false), ("::/0", "127.0.0.1:1", false),
            ("unix", "unix:/a", true), ("unix", "127.0.0.1:1", false), ("::1", "unix:/a", false),
        ])
    func ranges(_ text: String, _ address: String, _ isInside: Bool) throws {
        let range = try #require(AddressRange(parsing: text))
        #expect(range.contains(try #require(SocketAddress(parsing: address))) == isInside)
    }

    @Test(
        "are no rubbish",
        arguments: ["", "a", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/+8", "::1/129", "unix:/a", "10.0.0/8"])
    func rubbish(_ text: String) { #expect(AddressRange(parsing: text) == nil) }
}
