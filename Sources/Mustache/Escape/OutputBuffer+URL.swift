extension OutputBuffer {
    /// A whole URL: one with a scheme that is not harmless becomes `#`, which leads nowhere.
    mutating func appendURL(_ text: UnsafeBufferPointer<UInt8>) {
        guard URLScheme.isHarmless(text[...]) else { return append(UInt8(ascii: "#")) }
        appendURL(text, keeping: .whole)
    }

    /// Percent-encodes what `part` does not keep, and escapes `&` for the attribute.
    mutating func appendURL(_ text: UnsafeBufferPointer<UInt8>, keeping part: URLPart) {
        appendURL(text[...], keeping: part)
    }

    mutating func appendURL(_ text: Slice<UnsafeBufferPointer<UInt8>>, keeping part: URLPart) {
        for index in text.indices {
            let byte = text[index]
            if byte == UInt8(ascii: "&"), part.keeps(byte) {
                append("&amp;")
            } else if part.keeps(byte) || (part != .component && isEncoding(text, at: index)) {
                append(byte)
            } else {
                append(UInt8(ascii: "%"))
                append(Self.hexadecimalDigit(byte >> 4))
                append(Self.hexadecimalDigit(byte & 15))
            }
        }
    }

    private func isEncoding(_ text: Slice<UnsafeBufferPointer<UInt8>>, at index: Int) -> Bool {
        text[index] == UInt8(ascii: "%") && index + 2 < text.endIndex
            && isHexadecimal(text[index + 1]) && isHexadecimal(text[index + 2])
    }

    private func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
