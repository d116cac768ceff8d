import Glibc

/// A request that is sent in pieces, over a socket of its own.
final class RawRequest {
    struct Refused: Error {
        let errno: Int32
    }

    private let socket: Int32

    /// - Throws: `Refused` when nobody listens.
    init(port: String) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw Refused(errno: errno) }
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = (UInt16(port) ?? 0).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        // Safe: a sockaddr_in is a sockaddr by the rules of the sockets interface, and lives during the call.
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Refused(errno: errno) }
    }

    deinit { close(socket) }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) throws {
        guard Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw Refused(errno: errno)
        }
    }

    /// What comes first of the answer.
    func answer() throws -> String {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { throw Refused(errno: count == 0 ? 0 : errno) }
        return String(decoding: buffer[..<count], as: UTF8.self)
    }

    /// All that comes until the server closes.
    func answers() throws -> String {
        var text = ""
        do {
            while true { text += try answer() }
        } catch let end as Refused where end.errno == 0 {
            return text
        }
    }
}
