import Foundation

/// Standard output and standard error, for what a person at the terminal reads.
///
/// A line that cannot be written (disk full, pipe closed) is lost: nothing is worth less than the program.
enum Console {
    static func write(_ text: String) { write(text, to: STDOUT_FILENO) }
    static func complain(_ text: String) { write(text, to: STDERR_FILENO) }

    private static func write(_ text: String, to descriptor: CInt) {
        var rest = Array((text + "\n").utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
