import Glibc

/// A system call that failed.
public struct SocketError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The call, and what it was about.
    public let operation: String
    /// `errno`.
    public let code: CInt

    init(_ operation: String, code: CInt = errno) {
        self.operation = operation
        self.code = code
    }

    public var description: String { "\(operation): \(String(cString: strerror(code)))" }
}
