import Glibc

/// A blocking connection to chromedriver for one request.
///
/// URLSession cannot be used: it refuses chromedriver's answers ("Failed writing header"). Reads what chromedriver
/// writes and no more of HTTP: a status line, a `Content-Length`, a body. chromedriver does not close by itself.
final class WebDriverConnection {
    struct Answer {
        let status: Int
        let body: ArraySlice<UInt8>
    }

    private let socket: Int32

    init(port: UInt16) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw Self.failure("socket") }
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        // Safe: a sockaddr_in is a sockaddr by the rules of the sockets interface, and lives during the call.
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw Self.failure("connect") }
    }

    deinit { close(socket) }

    func exchange(_ request: [UInt8]) throws -> Answer {
        try write(request)
        var bytes: [UInt8] = []
        while true {
            if let answer = Self.answer(in: bytes) { return answer }
            bytes += try read()
        }
    }

    private func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw Self.failure("send") }
            rest = rest.dropFirst(count)
        }
    }

    private func read() throws -> ArraySlice<UInt8> {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(socket, &buffer, buffer.count, 0)
        guard count > 0 else { throw Self.failure(count == 0 ? "the answer ended early" : "recv") }
        return buffer[..<count]
    }

    /// The answer, once all of it is there.
    private static func answer(in bytes: [UInt8]) -> Answer? {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).lowercased()
        let lines = head.split(separator: "\r\n").map { $0.split(whereSeparator: { $0 == ":" || $0 == " " }) }
        guard
            let status = lines.first?.dropFirst().first.flatMap({ Int($0) }),
            let length = lines.first(where: { $0.first == "content-length" })?.last.flatMap({ Int($0) }),
            bytes.count >= end.upperBound + length
        else { return nil }
        return Answer(status: status, body: bytes[end.upperBound...].prefix(length))
    }

    private static func failure(_ call: String) -> WebDriverError {
        WebDriverError(code: "no connection", message: "\(call): \(String(cString: strerror(errno)))")
    }
}
