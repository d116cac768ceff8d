import Foundation

/// Standard output and standard error, for what a person at the terminal reads.
enum Console {
    static func write(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
    static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
