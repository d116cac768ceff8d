/// The bytes that must not stand in a JSON string as they are: quotation mark, backslash and control characters. Everything
/// else stays UTF-8 (RFC 8259 §7).
enum JSONEscape {
    /// The first of them at `start` or behind it, or the end of `text`. Looks at eight bytes at a time.
    static func firstIndex(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let source = UnsafeRawBufferPointer(text)
        var index = start
        while index + 8 <= text.count {
            let word = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let found = bytes(in: word)
            if found != 0 { return index + found.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < text.count, !contains(text[index]) { index += 1 }
        return index
    }

    static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case UInt8(ascii: "\n"):
            bytes.append(contentsOf: "\\n".utf8)
        default:
            bytes.append(contentsOf: "\\u00".utf8)
            bytes.append(digit(byte >> 4))
            bytes.append(digit(byte & 15))
        }
    }

    private static func contains(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// The high bit of the first such byte is the lowest bit set, a borrow may set bits above it; 0 if there is none.
    private static func bytes(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotation = word ^ (ones &* 0x22)
        let backslash = word ^ (ones &* 0x5C)
        let found =
            (word &- ones &* 0x20) & ~word | (quotation &- ones) & ~quotation | (backslash &- ones) & ~backslash
        return found & (ones &* 0x80)
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? value + 48 : value + 87 }
}
