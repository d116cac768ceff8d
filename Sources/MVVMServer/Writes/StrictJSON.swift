import Foundation

/// Holds a body against the grammar of JSON (RFC 8259) before Foundation decodes it.
///
/// Foundation takes commas before a closing bracket, numbers such as `01` where nobody looks, a byte order mark and
/// UTF-16, and of two members with one name it silently keeps the first.
struct StrictJSON {
    /// What is wrong, and where.
    struct Mistake: Error, Hashable {
        /// In bytes, from 0.
        let offset: Int
        let explanation: String
    }

    /// Arrays and objects inside each other.
    static let maximumDepth = 64

    private let bytes: [UInt8]
    private var offset = 0

    static func check(_ bytes: [UInt8]) throws(Mistake) {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw Mistake(offset: 0, explanation: "no UTF-8") }
        var reader = StrictJSON(bytes: bytes)
        try reader.value(depth: 0)
        guard reader.next() == nil else { throw reader.mistake("nothing may follow the value") }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func value(depth: Int) throws(Mistake) {
        guard depth <= Self.maximumDepth else { throw mistake("nested too deep") }
        switch next() {
        case UInt8(ascii: "{"): try object(depth: depth)
        case UInt8(ascii: "["): try array(depth: depth)
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: try number()
        default:
            let literal = ["true", "false", "null"].first { bytes[offset...].starts(with: $0.utf8) }
            guard let literal else { throw mistake("a value is expected") }
            offset += literal.utf8.count
        }
    }

    private mutating func object(depth: Int) throws(Mistake) {
        var names: Set<[UInt8]> = []
        offset += 1
        guard next() != UInt8(ascii: "}") else {
            offset += 1
            return
        }
        repeat {
            guard next() == UInt8(ascii: "\"") else { throw mistake("a name is expected") }
            let start = offset
            guard names.insert(try name()).inserted else {
                throw Mistake(offset: start, explanation: "the name is there twice")
            }
            guard take(":") else { throw mistake("a colon is expected") }
            try value(depth: depth + 1)
        } while take(",")
        guard take("}") else { throw mistake("a comma or '}' is expected") }
    }

    private mutating func array(depth: Int) throws(Mistake) {
        offset += 1
        guard next() != UInt8(ascii: "]") else {
            offset += 1
            return
        }
        repeat { try value(depth: depth + 1) } while take(",")
        guard take("]") else { throw mistake("a comma or ']' is expected") }
    }

    /// A member's name as it is meant: `"t\u0069tle"` is `title`.
    private mutating func name() throws(Mistake) -> [UInt8] {
        let start = offset
        let hasEscapes = try string()
        guard hasEscapes else { return Array(bytes[start..<offset]) }
        do {
            let text = try JSONDecoder().decode(String.self, from: Data(bytes[start..<offset]))
            return Array("\"\(text)\"".utf8)
        } catch {
            throw Mistake(offset: start, explanation: "an escape stands for no character")
        }
    }

    /// - Returns: Whether there are escapes in it.
    private mutating func string() throws(Mistake) -> Bool {
        var hasEscapes = false
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            guard bytes[offset] >= 0x20 else { throw mistake("a control character must be escaped") }
            if bytes[offset] == UInt8(ascii: "\\") {
                hasEscapes = true
                try escape()
            } else {
                offset += 1
            }
        }
        guard offset < bytes.count else { throw mistake("the string does not end") }
        offset += 1
        return hasEscapes
    }

    private mutating func escape() throws(Mistake) {
        let letter = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        if letter == UInt8(ascii: "u") {
            let digits = bytes[(offset + 2)...].prefix(4)
            guard digits.count == 4, digits.allSatisfy({ Self.hexDigits.contains($0) }) else {
                throw mistake("four hexadecimal digits are expected")
            }
            offset += 6
        } else {
            guard Self.escapes.contains(letter) else { throw mistake("there is no such escape") }
            offset += 2
        }
    }

    private mutating func number() throws(Mistake) {
        if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
        let first = offset
        try digits()
        if bytes[first] == UInt8(ascii: "0"), offset - first > 1 { throw mistake("a number does not begin with 0") }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
            offset += 1
            try digits()
        }
        guard offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") else { return }
        offset += 1
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") {
            offset += 1
        }
        try digits()
    }

    private mutating func digits() throws(Mistake) {
        let start = offset
        while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) { offset += 1 }
        guard offset > start else { throw mistake("a digit is expected") }
    }

    /// The next byte that is no white space; nil at the end.
    private mutating func next() -> UInt8? {
        while offset < bytes.count, Self.blanks.contains(bytes[offset]) { offset += 1 }
        return offset < bytes.count ? bytes[offset] : nil
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: scalar) else { return false }
        offset += 1
        return true
    }

    private func mistake(_ explanation: String) -> Mistake { Mistake(offset: offset, explanation: explanation) }

    private static let blanks = Array(" \t\r\n".utf8)
    private static let escapes = Array("\"\\/bfnrt".utf8)
    private static let hexDigits = Array("0123456789abcdefABCDEF".utf8)
}
