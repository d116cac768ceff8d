// Strings (RFC 8259 §7).
extension JSONParser {
    /// Reads from the opening quote to behind the closing one. NUL may be written (`\u0000`), half a surrogate pair not.
    mutating func string() throws(JSONMistake) -> String {
        let opening = index
        var text: [UInt8] = []
        index += 1
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                try escape(into: &text)
            case 0..<0x20:
                throw mistake("A control character in a text is written as an escape, such as \\n.")
            default:
                text.append(byte)
                index += 1
            }
        }
        throw mistake("The text that begins here does not end.", at: opening)
    }

    private mutating func escape(into text: inout [UInt8]) throws(JSONMistake) {
        let start = index
        index += 1
        guard let letter = next else { throw mistake("The text ends in an escape.") }
        index += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text += String(try scalar(from: start)).utf8
        default: throw mistake("There is no such escape.", at: start)
        }
    }

    /// The scalar of `\uXXXX`, or of two of them that are a pair.
    private mutating func scalar(from start: Int) throws(JSONMistake) -> Unicode.Scalar {
        let first = try hexDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        let isHigh = (0xD800..<0xDC00).contains(first)
        guard isHigh, bytes[index...].starts(with: "\\u".utf8) else {
            throw mistake("Half of a surrogate pair is no character.", at: start)
        }
        index += 2
        let second = try hexDigits()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw mistake("Half of a surrogate pair is no character.", at: start) }
        return scalar
    }

    private mutating func hexDigits() throws(JSONMistake) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = JSONParser.hexValue(byte) else {
                throw mistake("\\u is followed by four hexadecimal digits.")
            }
            value = value << 4 | digit
            index += 1
        }
        return value
    }

    private static func hexValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
