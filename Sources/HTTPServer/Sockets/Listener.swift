import CLinux
import Glibc

/// A listening socket; one per loop and address, so that the kernel spreads the connections (`SO_REUSEPORT`).
struct Listener: Sendable {
    let descriptor: CInt
    /// With the real port.
    let address: SocketAddress

    enum Accepted {
        case connection(CInt, peer: PeerAddress?)
        case none
        /// Descriptors or memory ran out, or worse: trying again at once would spin.
        case exhausted(errno: CInt)
    }

    /// `count` listeners for each address, as `count` lists. All or none are open afterwards.
    static func open(_ addresses: [SocketAddress], count: Int) throws -> [[Listener]] {
        var opened: [Listener] = []
        do {
            for address in addresses {
                try probe(address)
                let first = try Listener(binding: address)
                opened.append(first)
                for _ in 1..<count { opened.append(try Listener(binding: first.address)) }
            }
        } catch {
            for listener in opened { Glibc.close(listener.descriptor) }
            throw error
        }
        return (0..<count).map { loop in addresses.indices.map { opened[$0 * count + loop] } }
    }

    /// `SO_REUSEPORT` would let two servers share a port in silence. A bind without it tells that somebody is there.
    private static func probe(_ address: SocketAddress) throws {
        let descriptor = try bind(address, sharing: false)
        Glibc.close(descriptor)
    }

    private init(binding address: SocketAddress) throws {
        descriptor = try Self.bind(address, sharing: true)
        guard listen(descriptor, 4096) == 0, let actual = Self.localAddress(of: descriptor) else {
            let error = SocketError("listen on \(address)")
            Glibc.close(descriptor)
            throw error
        }
        self.address = actual
    }

    private static func bind(_ address: SocketAddress, sharing: Bool) throws -> CInt {
        let type = CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(address.family, type, 0)
        guard descriptor >= 0 else { throw SocketError("socket for \(address)") }
        set(SO_REUSEADDR, of: descriptor, level: SOL_SOCKET)
        if sharing { set(SO_REUSEPORT, of: descriptor, level: SOL_SOCKET) }
        if address.family == AF_INET6 { set(IPV6_V6ONLY, of: descriptor, level: CInt(IPPROTO_IPV6)) }
        // Inherited by the connections. What a slow reader leaves unsent stays ours: in the kernel it could be megabytes for
        // each, and a thousand such peers would stop everybody's sockets.
        set(TCP_NODELAY, of: descriptor, level: CInt(IPPROTO_TCP))
        set(TCP_NOTSENT_LOWAT, of: descriptor, level: CInt(IPPROTO_TCP), to: 128 * 1024)
        guard address.withSystemAddress({ Glibc.bind(descriptor, $0, $1) }) == 0 else {
            let error = SocketError("bind to \(address)")
            Glibc.close(descriptor)
            throw error
        }
        return descriptor
    }

    private static func set(_ option: CInt, of descriptor: CInt, level: CInt, to value: CInt = 1) {
        var value = value
        setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<CInt>.size))
    }

    private static func localAddress(of descriptor: CInt) -> SocketAddress? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withSystemPointer(to: &storage) { getsockname(descriptor, $0, &length) }
        return result == 0 ? SocketAddress(storage) : nil
    }

    /// Takes the next connection that waits. One that was reset while it waited is skipped.
    func accept() -> Accepted {
        while true {
            var storage = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let flags = CInt(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
            let accepted = Self.withSystemPointer(to: &storage) { accept4(descriptor, $0, &length, flags) }
            if accepted >= 0 { return .connection(accepted, peer: SocketAddress(storage)) }
            switch errno {
            case EAGAIN: return .none
            // These concern one connection, or none (accept(2)): the next may be sound.
            case EINTR, ECONNABORTED, EPROTO, EPERM, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH: continue
            default: return .exhausted(errno: errno)
            }
        }
    }

    /// A `sockaddr_storage` is made to be passed as a `sockaddr`.
    private static func withSystemPointer<Result>(
        to storage: inout sockaddr_storage, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }
}
