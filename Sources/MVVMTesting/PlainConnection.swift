import Foundation
import Glibc

/// A blocking connection on the loopback for one request, to chromedriver or to a server under test.
///
/// URLSession cannot be used: it refuses chromedriver's answers ("Failed writing header"), and it hides what was really
/// sent. Reads no more of HTTP than both of them write: a status line, fields, a body by its `Content-Length`.
/// chromedriver does not close by itself.
final class PlainConnection {
    struct Answer {
        let status: Int
        /// Name and value as they were sent.
        let fields: [(name: String, value: String)]
        let body: ArraySlice<UInt8>
    }

    private let socket: Int32

    private init(port: UInt16) throws {
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

    /// On a thread of its own: waiting for an answer must not hold one of the few that tasks run on.
    ///
    /// - Parameter hasBody: false for the answer to HEAD, whose `Content-Length` tells of a body that is not sent.
    /// - Throws: `PlainConnectionError`.
    static func exchange(_ request: [UInt8], port: UInt16, hasBody: Bool = true) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result { try PlainConnection(port: port).exchange(request, hasBody: hasBody) })
            }
        }
    }

    private func exchange(_ request: [UInt8], hasBody: Bool) throws -> Answer {
        try write(request)
        var bytes: [UInt8] = []
        while true {
            if let answer = Self.answer(in: bytes, hasBody: hasBody) { return answer }
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
        guard count != 0 else { throw PlainConnectionError("recv", because: "the answer ended early") }
        guard count > 0 else { throw Self.failure("recv") }
        return buffer[..<count]
    }

    /// The answer, once all of it is there.
    private static func answer(in bytes: [UInt8], hasBody: Bool) -> Answer? {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
        let fields = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (
                name: String(parts[0]), value: parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
            )
        }
        let length = fields.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
        let count = hasBody ? length : 0
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
            bytes.count >= end.upperBound + count
        else { return nil }
        return Answer(status: status, fields: fields, body: bytes[end.upperBound...].prefix(count))
    }

    private static func failure(_ call: String) -> PlainConnectionError {
        PlainConnectionError(call, because: String(cString: strerror(errno)))
    }
}
