import Foundation

/// Standard output and standard error, for what a person at the terminal reads.
///
/// A line that cannot be written (disk full, pipe closed) is lost: nothing is worth less than the program.
enum Console {
    static func write(_ text: String) { write(Array((text + "\n").utf8)) }
    static func complain(_ text: String) { write(Array((text + "\n").utf8), to: STDERR_FILENO) }

    /// Whole lines, to standard output.
    static func write(_ lines: [UInt8]) { write(lines, to: STDOUT_FILENO) }

    private static func write(_ lines: [UInt8], to descriptor: CInt) {
        var rest = lines[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
