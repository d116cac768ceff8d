/// JSON over several lines: white space is put between its bytes, and nothing else is changed, so that a snapshot shows
/// order, escapes and numbers as they were sent.
struct IndentedJSON {
    private var bytes: [UInt8] = []
    private var depth = 0

    var text: String { String(decoding: bytes, as: UTF8.self) }

    init(_ json: [UInt8]) {
        var isInString = false
        var isEscaped = false
        for (previous, byte) in zip([0] + json, json) {
            if isInString {
                bytes.append(byte)
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else {
                write(byte, after: previous)
                isInString = byte == UInt8(ascii: "\"")
            }
        }
    }

    private mutating func write(_ byte: UInt8, after previous: UInt8) {
        if closes(byte) {
            depth -= 1
            if !opens(previous) { breakLine() }
        } else if opens(previous) || previous == UInt8(ascii: ",") {
            breakLine()
        } else if previous == UInt8(ascii: ":") {
            bytes.append(UInt8(ascii: " "))
        }
        if opens(byte) { depth += 1 }
        bytes.append(byte)
    }

    private mutating func breakLine() { bytes += Array(("\n" + String(repeating: "  ", count: max(0, depth))).utf8) }

    private func opens(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") }
    private func closes(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") }
}
