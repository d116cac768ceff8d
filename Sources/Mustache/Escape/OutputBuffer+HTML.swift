extension OutputBuffer {
    /// Replaces `&`, `<`, `>`, `"` and `'`. Works on bytes, since a quote followed by a combining mark is one `Character`.
    mutating func appendHTML(_ text: UnsafeBufferPointer<UInt8>) {
        guard let source = UnsafeRawPointer(text.baseAddress) else { return }
        var index = 0
        reserve(text.count + 8)
        while index + 8 <= text.count {
            let word = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            // The word is written whole; what stands behind its first special byte is overwritten.
            UnsafeMutableRawPointer(end).storeBytes(of: word, as: UInt64.self)
            let special = Self.specialBytes(in: UInt64(littleEndian: word))
            guard special != 0 else {
                advance(8)
                index += 8
                continue
            }
            let clean = special.trailingZeroBitCount / 8
            advance(clean)
            index += clean
            appendEntity(text[index])
            index += 1
            reserve(text.count - index + 8)
        }
        while index < text.count {
            appendEntity(text[index])
            index += 1
        }
    }

    /// The high bit of the first special byte is the lowest bit set; 0 if there is none.
    @inline(__always)
    private static func specialBytes(in word: UInt64) -> UInt64 {
        zeroBytes(word ^ 0x2222_2222_2222_2222)  // "
            | zeroBytes((word | 0x0101_0101_0101_0101) ^ 0x2727_2727_2727_2727)  // & and '
            | zeroBytes((word | 0x0202_0202_0202_0202) ^ 0x3E3E_3E3E_3E3E_3E3E)  // < and >
    }

    /// Exact up to and including the first zero byte; a borrow may set bits above it.
    @inline(__always)
    private static func zeroBytes(_ word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    private mutating func appendEntity(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): append("&amp;")
        case UInt8(ascii: "<"): append("&lt;")
        case UInt8(ascii: ">"): append("&gt;")
        case UInt8(ascii: "\""): append("&quot;")
        case UInt8(ascii: "'"): append("&#39;")
        default: append(byte)
        }
    }
}
