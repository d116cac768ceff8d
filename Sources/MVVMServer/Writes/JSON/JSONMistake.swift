/// Why a JSON body was refused, and where.
struct JSONMistake: Error, Hashable, CustomStringConvertible {
    /// From 1.
    let line: Int
    /// From 1, in Unicode scalars.
    let column: Int
    /// The value in question, or the nearest one around it that has no long name on its way (RFC 6901); empty for the
    /// whole text.
    let pointer: String
    let complaint: String

    /// - Parameters:
    ///   - offset: the place in `text`, in bytes.
    ///   - path: names and indices from the outermost value inwards.
    init(_ complaint: String, at offset: Int, of text: [UInt8], path: [String]) {
        let before = text[..<min(offset, text.count)]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        // Every byte that continues no scalar begins one.
        column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
        pointer = JSONMistake.pointer(to: path)
        self.complaint = complaint
    }

    var description: String {
        let place = pointer.isEmpty ? "" : ", at \(pointer)"
        return "Line \(line), column \(column)\(place): \(complaint)"
    }
}
