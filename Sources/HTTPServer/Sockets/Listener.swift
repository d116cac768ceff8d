import CLinux
import Glibc

/// A listening socket on one loop.
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

    /// Takes the next connection that waits. One that was reset while it waited is skipped.
    func accept() -> Accepted {
        while true {
            var storage = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let flags = CInt(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
            let accepted = Self.withSystemPointer(to: &storage) { accept4(descriptor, $0, &length, flags) }
            // Who comes through a Unix socket has no name of his own.
            if accepted >= 0 { return .connection(accepted, peer: SocketAddress(storage) ?? address) }
            switch errno {
            case EAGAIN: return .none
            // These concern one connection, or none (accept(2)): the next may be sound.
            case EINTR, ECONNABORTED, EPROTO, EPERM, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH: continue
            default: return .exhausted(errno: errno)
            }
        }
    }

    /// A `sockaddr_storage` is made to be passed as a `sockaddr`.
    static func withSystemPointer<Result>(
        to storage: inout sockaddr_storage, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }
}
