// Numbers (RFC 8259 §6).
extension JSONParser {
    /// `-? (0 | [1-9] digits*) (. digits+)? ([eE] [+-]? digits+)?`, as it is written.
    mutating func number() throws(JSONMistake) -> String {
        let start = index
        _ = takeNumberByte("-")
        if takeNumberByte("0") {
            if let byte = next, JSONParser.isDigit(byte) {
                throw mistake("A number does not begin with a 0.", at: start)
            }
        } else {
            try digits()
        }
        if takeNumberByte(".") { try digits() }
        if takeNumberByte("e") || takeNumberByte("E") {
            _ = takeNumberByte("+") || takeNumberByte("-")
            try digits()
        }
        guard index - start <= limits.numberBytes else {
            throw mistake("The number is longer than \(limits.numberBytes) bytes.", at: start)
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func digits() throws(JSONMistake) {
        let start = index
        while let byte = next, JSONParser.isDigit(byte) { index += 1 }
        guard index > start else { throw mistake("A digit is missing.") }
    }

    private mutating func takeNumberByte(_ scalar: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: scalar) else { return false }
        index += 1
        return true
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
