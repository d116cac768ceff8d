// Opens listeners. On TCP each loop has a socket of its own, and the kernel spreads the connections (`SO_REUSEPORT`). Unix
// sockets know no such thing, and what systemd hands over is one socket: the loops share those.

import CLinux
import Glibc

extension Listener {
    /// `count` listeners for each address and each inherited descriptor, as `count` lists. All or none are open afterwards.
    static func open(_ addresses: [SocketAddress], inherited: [CInt], count: Int) throws -> [[Listener]] {
        var opened: [[Listener]] = []
        do {
            for address in addresses { opened.append(try open(address, count: count)) }
            for descriptor in inherited { opened.append(try share(try take(descriptor), count: count)) }
        } catch {
            for listener in opened.joined() { Glibc.close(listener.descriptor) }
            throw error
        }
        return (0..<count).map { loop in opened.map { $0[loop] } }
    }

    private static func open(_ address: SocketAddress, count: Int) throws -> [Listener] {
        if case .unix(let path) = address {
            try removeStale(path)
            return try share(try listen(on: address, sharing: false), count: count)
        }
        // `SO_REUSEPORT` would let two servers share a port in silence. A bind without it tells that somebody is there.
        Glibc.close(try bind(address, sharing: false))
        var listeners = [try listen(on: address, sharing: true)]
        do {
            // With the real port, where the system chose it.
            for _ in 1..<count { listeners.append(try listen(on: listeners[0].address, sharing: true)) }
        } catch {
            for listener in listeners { Glibc.close(listener.descriptor) }
            throw error
        }
        return listeners
    }

    /// The same socket under as many descriptors: each loop closes its own.
    private static func share(_ listener: Listener, count: Int) throws -> [Listener] {
        var listeners = [listener]
        for _ in 1..<count {
            let copy = fcntl(listener.descriptor, F_DUPFD_CLOEXEC, 0)
            guard copy >= 0 else {
                let error = SocketError("copy the descriptor of \(listener.address)")
                for listener in listeners { Glibc.close(listener.descriptor) }
                throw error
            }
            listeners.append(Listener(descriptor: copy, address: listener.address))
        }
        return listeners
    }

    /// A socket that listens already.
    private static func take(_ descriptor: CInt) throws -> Listener {
        var (listens, length) = (CInt(0), socklen_t(MemoryLayout<CInt>.size))
        guard getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &length) == 0, listens == 1,
            let address = localAddress(of: descriptor)
        else { throw SocketError("inherit descriptor \(descriptor)", code: EINVAL) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        tune(descriptor)
        return Listener(descriptor: descriptor, address: address)
    }

    private static func listen(on address: SocketAddress, sharing: Bool) throws -> Listener {
        let descriptor = try bind(address, sharing: sharing)
        guard Glibc.listen(descriptor, 4096) == 0, let actual = localAddress(of: descriptor) else {
            let error = SocketError("listen on \(address)")
            Glibc.close(descriptor)
            throw error
        }
        return Listener(descriptor: descriptor, address: actual)
    }

    private static func bind(_ address: SocketAddress, sharing: Bool) throws -> CInt {
        let descriptor = try socket(for: address)
        set(SO_REUSEADDR, of: descriptor, level: SOL_SOCKET)
        if sharing { set(SO_REUSEPORT, of: descriptor, level: SOL_SOCKET) }
        if address.family == AF_INET6 { set(IPV6_V6ONLY, of: descriptor, level: CInt(IPPROTO_IPV6)) }
        tune(descriptor)
        guard address.withSystemAddress({ Glibc.bind(descriptor, $0, $1) }) == 0 else {
            let error = SocketError("bind to \(address)")
            Glibc.close(descriptor)
            throw error
        }
        return descriptor
    }

    private static func socket(for address: SocketAddress) throws -> CInt {
        let type = CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = Glibc.socket(address.family, type, 0)
        guard descriptor >= 0 else { throw SocketError("socket for \(address)") }
        return descriptor
    }

    /// Inherited by the connections; a Unix socket has no such options and refuses them. What a slow reader leaves unsent
    /// stays ours: in the kernel it could be megabytes for each, and a thousand such peers would stop everybody's sockets.
    private static func tune(_ descriptor: CInt) {
        set(TCP_NODELAY, of: descriptor, level: CInt(IPPROTO_TCP))
        set(TCP_NOTSENT_LOWAT, of: descriptor, level: CInt(IPPROTO_TCP), to: 128 * 1024)
    }

    /// A server that was killed leaves its socket's file behind; one that lives takes the connection.
    private static func removeStale(_ path: String) throws {
        guard SocketFile(at: path) != nil else { return }
        let address = SocketAddress.unix(path: path)
        let descriptor = try socket(for: address)
        defer { Glibc.close(descriptor) }
        let result = address.withSystemAddress { connect(descriptor, $0, $1) }
        if result < 0, errno == ECONNREFUSED { unlink(path) }
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
}
