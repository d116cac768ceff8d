extension OutputBuffer {
    /// The inside of a JSON string (RFC 8259 section 7) that is also safe inside `<script>`: no `<`, `>`, `&`, and neither
    /// U+2028 nor U+2029, which end a line in JavaScript.
    mutating func appendJSON(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case UInt8(ascii: "\n"): append("\\n")
            case 0..<0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "'"):
                append("\\u00")
                append(Self.hexadecimalDigit(byte >> 4))
                append(Self.hexadecimalDigit(byte & 15))
            case 0xE2 where isLineSeparator(text, at: index):
                append(text[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
                index += 2
            default: append(byte)
            }
            index += 1
        }
    }

    /// 0…15 as one of `0123456789ABCDEF`.
    static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private func isLineSeparator(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        index + 2 < text.count && text[index + 1] == 0x80 && (text[index + 2] == 0xA8 || text[index + 2] == 0xA9)
    }
}
