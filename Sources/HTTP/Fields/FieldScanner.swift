/// Walks over a structured field value: tokens, quoted strings, separators with blanks around them (RFC 9110 §5.6).
struct FieldScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        let all = Array(text.utf8)
        bytes = Array(all[all.span.trimmed(0..<all.count)])
    }

    var isAtEnd: Bool { index == bytes.count }

    /// At least one `tchar`.
    mutating func token() -> String? { run(of: .token) }

    /// At least one byte of the set.
    mutating func run(of set: ByteSet) -> String? { run(where: set.contains) }

    mutating func run(where belongs: (UInt8) -> Bool) -> String? {
        let start = index
        while index < bytes.count, belongs(bytes[index]) { index += 1 }
        return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    /// `OWS byte OWS`.
    mutating func takeSeparator(_ byte: UInt8) -> Bool {
        let start = index
        skipBlanks()
        guard take(byte) else {
            index = start
            return false
        }
        skipBlanks()
        return true
    }

    mutating func tokenOrQuoted() -> String? {
        guard take(.quote) else { return token() }
        var content: [UInt8] = []
        while index < bytes.count {
            var byte = bytes[index]
            index += 1
            if byte == .quote { return String(decoding: content, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                guard index < bytes.count else { return nil }
                byte = bytes[index]
                index += 1
            }
            guard !byte.isControl || byte == .tab else { return nil }
            content.append(byte)
        }
        return nil
    }

    /// `text` as a quoted string.
    static func quoted(_ text: String) -> String {
        var content: [UInt8] = [.quote]
        for byte in text.utf8 {
            if byte == .quote || byte == UInt8(ascii: "\\") { content.append(UInt8(ascii: "\\")) }
            content.append(byte)
        }
        content.append(.quote)
        return String(decoding: content, as: UTF8.self)
    }

    private mutating func skipBlanks() {
        while index < bytes.count, bytes[index].isBlank { index += 1 }
    }
}
