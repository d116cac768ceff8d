import CLinux
import Foundation

@testable import HTTPServer

/// A plain blocking socket that gives up after five seconds.
final class RawClient {
    struct Failure: Error { let call: String, code: CInt }

    private let descriptor: CInt
    private var received: [UInt8] = []

    init(_ address: SocketAddress) throws {
        descriptor = socket(address.family, CInt(SOCK_STREAM.rawValue), 0)
        var timeout = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        guard address.withSystemAddress({ connect(descriptor, $0, $1) }) == 0 else {
            throw Failure(call: "connect", code: errno)
        }
    }

    func send(_ text: String) throws { try send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure(call: "send", code: errno) }
            sent += count
        }
    }

    /// What comes until the end, with what was read over before; after each read a pause of milliseconds.
    func readToEnd(pausing: Int = 0) throws -> String {
        while try receive() { BlockingThread.pause(milliseconds: pausing) }
        defer { received = [] }
        return String(decoding: received, as: UTF8.self)
    }

    func readBytesToEnd() throws -> [UInt8] {
        while try receive() {}
        defer { received = [] }
        return received
    }

    /// What comes up to and with `mark`, or to the end.
    func read(through mark: String) throws -> String {
        let mark = Array(mark.utf8)
        while true {
            if let range = received.firstRange(of: mark) {
                defer { received.removeFirst(range.upperBound) }
                return String(decoding: received[..<range.upperBound], as: UTF8.self)
            }
            guard try receive() else { return try readToEnd() }
        }
    }

    /// Whether something can be read now.
    var hasInput: Bool {
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, CInt(MSG_PEEK | MSG_DONTWAIT)) > 0
    }

    func shutdownSending() { shutdown(descriptor, CInt(SHUT_WR)) }

    /// Throws away what is under way, in place of an orderly end.
    func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    func close() { Glibc.close(descriptor) }

    /// False at the end.
    private func receive() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count >= 0 else { throw Failure(call: "recv", code: errno) }
        received += buffer[..<count]
        return count > 0
    }
}
