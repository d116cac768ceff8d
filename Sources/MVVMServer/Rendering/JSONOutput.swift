/// JSON as bytes (RFC 8259 §7).
struct JSONOutput {
    private(set) var bytes: [UInt8] = []
    private var scratch: [UInt8] = []

    mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }
    mutating func raw(_ run: [UInt8]) { bytes.append(contentsOf: run) }

    mutating func key(_ name: String, isFirst: Bool) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        string(name)
        bytes.append(UInt8(ascii: ":"))
    }

    mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string(utf8: $0) }
    }

    /// A string that `write` appends as UTF-8, so that nobody has to make a `String` of it first.
    mutating func string(writtenBy write: (inout [UInt8]) -> Void) {
        scratch.removeAll(keepingCapacity: true)
        write(&scratch)
        let written = scratch
        written.withUnsafeBufferPointer { string(utf8: $0) }
    }

    /// What `write` appends has nothing to escape.
    mutating func quoted(_ write: (inout [UInt8]) -> Void) {
        bytes.append(UInt8(ascii: "\""))
        write(&bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    mutating func unquoted(_ write: (inout [UInt8]) -> Void) { write(&bytes) }

    /// Escapes quotation mark, backslash and control characters; everything else stays UTF-8. What lies between two of
    /// them is copied as one run.
    private mutating func string(utf8: UnsafeBufferPointer<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        var start = 0
        for index in utf8.indices where JSONOutput.mustEscape(utf8[index]) {
            bytes.append(contentsOf: utf8[start..<index])
            appendEscaped(utf8[index])
            start = index + 1
        }
        bytes.append(contentsOf: utf8[start...])
        bytes.append(UInt8(ascii: "\""))
    }

    private static func mustEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case 0x0A: bytes.append(contentsOf: "\\n".utf8)
        default:
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: "\\u00".utf8)
            bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
}
