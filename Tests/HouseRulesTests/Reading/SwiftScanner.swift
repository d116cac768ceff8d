/// Walks over Swift's bytes and copies those that are code.
struct SwiftScanner {
    private(set) var code: [UInt8] = []
    private(set) var commented: Set<Int> = []

    private let bytes: [UInt8]
    private var index = 0
    private var line = 0

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

    mutating func scan() {
        scanCode(untilClosingParenthesis: false)
    }

    /// Inside an interpolation the code ends with the parenthesis that closes it.
    private mutating func scanCode(untilClosingParenthesis: Bool) {
        var depth = 0
        while index < bytes.count {
            if starts(with: "//") {
                skipLineComment()
            } else if starts(with: "/*") {
                skipBlockComment()
            } else if let fence = literalFence() {
                skipLiteral(fence)
            } else {
                if bytes[index] == UInt8(ascii: "(") { depth += 1 }
                if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
                if untilClosingParenthesis, depth < 0 { return }
                copy()
            }
        }
    }

    private mutating func skipLineComment() {
        commented.insert(line)
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    /// Swift's block comments nest.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            commented.insert(line)
            if starts(with: "/*") {
                depth += 1
                index += 2
            } else if starts(with: "*/") {
                depth -= 1
                index += 2
            } else {
                skip()
            }
        } while depth > 0 && index < bytes.count
    }

    /// What opens a string literal here: `hashes` of `#"` and whether three quotes follow.
    private func literalFence() -> (hashes: Int, isMultiline: Bool)? {
        let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        guard starts(with: "\"", at: index + hashes) else { return nil }
        return (hashes, starts(with: "\"\"\"", at: index + hashes))
    }

    private mutating func skipLiteral(_ fence: (hashes: Int, isMultiline: Bool)) {
        let hashes = String(repeating: "#", count: fence.hashes)
        let quotes = fence.isMultiline ? "\"\"\"" : "\""
        code += Array("\"\"".utf8)
        index += fence.hashes + quotes.utf8.count
        while index < bytes.count, !starts(with: quotes + hashes) {
            if starts(with: "\\\(hashes)(") {
                index += 2 + fence.hashes
                code.append(UInt8(ascii: " "))
                scanCode(untilClosingParenthesis: true)
                index += 1
            } else if starts(with: "\\\(hashes)") {
                // The escaped character may be a quote, or a line break.
                index += 1 + fence.hashes
                skip()
            } else if !fence.isMultiline, bytes[index] == UInt8(ascii: "\n") {
                return
            } else {
                skip()
            }
        }
        index += quotes.utf8.count + fence.hashes
    }

    private mutating func copy() {
        if bytes[index] != UInt8(ascii: "\n") { code.append(bytes[index]) }
        skip()
    }

    /// Drops a byte, but never a line break.
    private mutating func skip() {
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "\n") {
            code.append(bytes[index])
            line += 1
        }
        index += 1
    }

    private func starts(with text: String, at start: Int? = nil) -> Bool {
        let start = start ?? index
        return start <= bytes.count && bytes[start...].starts(with: text.utf8)
    }
}
