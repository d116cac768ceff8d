import HTTPServer

extension SocketAddress {
    /// Whether only this machine reaches it: `127.0.0.0/8` (RFC 1122 §3.2.1.3), also in v6 clothes, `::1` (RFC 4291 §2.5.3), and
    /// Unix sockets.
    var isLoopback: Bool {
        switch self {
        case .ipv4(let address, _): address >> 24 == 127
        case .ipv6(0, let low, _): low == 1 || low >> 24 == 0xFFFF_7F
        case .ipv6: false
        case .unix: true
        }
    }
}
