import Glibc

/// Where a server listens or a peer comes from: a numeric address and a port, or a path.
public enum SocketAddress: Sendable, Hashable {
    /// The address in host byte order.
    case ipv4(UInt32, port: UInt16)
    /// The address as two numbers in host byte order, the first half first.
    case ipv6(UInt64, UInt64, port: UInt16)
    /// A Unix socket. A peer that comes through one has the path of its listener.
    case unix(path: String)

    /// Reads `127.0.0.1:8080`, `[::1]:8080` and `unix:/run/vitrine.sock`; port 0 lets the system choose. Names are not
    /// resolved.
    public init?(parsing text: String) {
        if text.hasPrefix("unix:") {
            let path = String(text.dropFirst(5))
            guard (1...Self.maximumPathBytes).contains(path.utf8.count), !path.utf8.contains(0) else { return nil }
            self = .unix(path: path)
            return
        }
        guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else { return nil }
        let digits = text.utf8[colon...].dropFirst()
        guard
            !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let port = UInt16(String(decoding: digits, as: UTF8.self))
        else { return nil }
        let host = String(decoding: text.utf8[..<colon], as: UTF8.self)
        if host.hasPrefix("["), host.hasSuffix("]") {
            var address = in6_addr()
            guard inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &address) == 1 else { return nil }
            self.init(address, port: port)
        } else {
            var address = in_addr()
            guard inet_pton(AF_INET, host, &address) == 1 else { return nil }
            self = .ipv4(UInt32(bigEndian: address.s_addr), port: port)
        }
    }

    /// 0 for a path.
    public var port: UInt16 {
        switch self {
        case .ipv4(_, let port), .ipv6(_, _, let port): port
        case .unix: 0
        }
    }

    /// The address without its port and brackets; `unix` for a path.
    public var host: String {
        switch self {
        case .ipv4, .ipv6:
            let text = description
            let host = text[..<(text.lastIndex(of: ":") ?? text.endIndex)]
            return String(host.hasPrefix("[") ? host.dropFirst().dropLast() : host)
        case .unix: return "unix"
        }
    }

    init(_ address: in6_addr, port: UInt16) {
        let (high, low) = withUnsafeBytes(of: address) { bytes in
            (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
        self = .ipv6(UInt64(bigEndian: high), UInt64(bigEndian: low), port: port)
    }
}

/// The other end of a connection.
public typealias PeerAddress = SocketAddress

extension SocketAddress: CustomStringConvertible {
    /// As `init(parsing:)` reads it.
    public var description: String {
        switch self {
        case .ipv4(let address, let port):
            let parts = stride(from: UInt32(24), through: 0, by: -8).map { String(address >> $0 & 0xFF) }
            return parts.joined(separator: ".") + ":\(port)"
        case .ipv6(let high, let low, let port):
            var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
            let bytes = (high.bigEndian, low.bigEndian)
            withUnsafeBytes(of: bytes) { _ = inet_ntop(AF_INET6, $0.baseAddress, &text, socklen_t(text.count)) }
            return "[\(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))]:\(port)"
        case .unix(let path): return "unix:\(path)"
        }
    }
}
