import CLinux
import Glibc

// To and from `sockaddr`. The casts are those that the sockets API asks for: each structure is read as the family that it
// names, and lies within a `sockaddr_storage`.

extension SocketAddress {
    /// The system's limit, the NUL at the end not counted.
    static let maximumPathBytes = 107

    /// `nil` for a family that we do not serve, and for a Unix socket without a path.
    init?(_ storage: sockaddr_storage) {
        var storage = storage
        switch CInt(storage.ss_family) {
        case AF_INET:
            self = withUnsafeBytes(of: &storage) { bytes in
                let address = bytes.load(as: sockaddr_in.self)
                return .ipv4(UInt32(bigEndian: address.sin_addr.s_addr), port: UInt16(bigEndian: address.sin_port))
            }
        case AF_INET6:
            self = withUnsafeBytes(of: &storage) { bytes in
                let address = bytes.load(as: sockaddr_in6.self)
                return SocketAddress(address.sin6_addr, port: UInt16(bigEndian: address.sin6_port))
            }
        case AF_UNIX:
            let offset = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 0
            let path = withUnsafeBytes(of: &storage) {
                String(decoding: $0[offset...].prefix { $0 != 0 }, as: UTF8.self)
            }
            guard !path.isEmpty else { return nil }
            self = .unix(path: path)
        default: return nil
        }
    }

    var family: CInt {
        switch self {
        case .ipv4: AF_INET
        case .ipv6: AF_INET6
        case .unix: AF_UNIX
        }
    }

    /// Calls `body` with what the system takes for this address.
    func withSystemAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        switch self {
        case .ipv4(let address, let port):
            var system = sockaddr_in()
            system.sin_family = sa_family_t(AF_INET)
            system.sin_port = port.bigEndian
            system.sin_addr.s_addr = address.bigEndian
            return Self.rebind(&system, body)
        case .ipv6(let high, let low, let port):
            var system = sockaddr_in6()
            system.sin6_family = sa_family_t(AF_INET6)
            system.sin6_port = port.bigEndian
            withUnsafeMutableBytes(of: &system.sin6_addr) { bytes in
                bytes.storeBytes(of: high.bigEndian, as: UInt64.self)
                bytes.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
            }
            return Self.rebind(&system, body)
        case .unix(let path):
            var system = sockaddr_un()
            system.sun_family = sa_family_t(AF_UNIX)
            // What is left is zero, and ends the path.
            withUnsafeMutableBytes(of: &system.sun_path) { $0.copyBytes(from: path.utf8.prefix(Self.maximumPathBytes)) }
            return Self.rebind(&system, body)
        }
    }

    private static func rebind<System, Result>(
        _ system: inout System, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withUnsafePointer(to: &system) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<System>.size)) }
        }
    }
}
