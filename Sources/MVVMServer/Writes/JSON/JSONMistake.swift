/// Why a JSON body was refused, and where.
struct JSONMistake: Error, Hashable, CustomStringConvertible {
    /// From 1.
    let line: Int
    /// From 1, in Unicode scalars.
    let column: Int
    /// The value in question (RFC 6901); empty for the whole text.
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
        pointer = path.map { "/" + JSONMistake.escaped($0) }.joined()
        self.complaint = complaint
    }

    var description: String {
        let place = pointer.isEmpty ? "" : ", at \(pointer)"
        return "Line \(line), column \(column)\(place): \(complaint)"
    }

    /// RFC 6901 §3.
    private static func escaped(_ name: String) -> String {
        String(
            decoding: name.utf8.flatMap { byte in
                switch byte {
                case UInt8(ascii: "~"): Array("~0".utf8)
                case UInt8(ascii: "/"): Array("~1".utf8)
                default: [byte]
                }
            }, as: UTF8.self)
    }
}
