/// One mistake in a template, with its place.
public struct TemplateError: Error, Hashable, CustomStringConvertible {
    /// What a long line shows on each side of the mistake, in bytes.
    private static let margin = 100

    public let file: String
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in Unicode scalars.
    public let column: Int
    /// The text of the line, without its end; of a long line what is around the mistake.
    public let text: String
    public let message: String
    /// The scalars of `text` before the mistake.
    private let caret: Int

    /// - Parameter offset: of the byte where the mistake is, at most the count of `source`.
    public init(file: String, source: [UInt8], offset: Int, message: String) {
        let before = source[..<offset]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let end = source[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? source.count
        var first = max(start, offset - Self.margin)
        var last = min(end, offset + Self.margin)
        // Not within a scalar: those bytes are 10xxxxxx.
        while first < offset, source[first] & 0xC0 == 0x80 { first += 1 }
        while last > offset, last < end, source[last] & 0xC0 == 0x80 { last -= 1 }
        self.file = file
        self.line = before.count { $0 == UInt8(ascii: "\n") } + 1
        self.column = Self.scalars(in: source[start..<offset]) + 1
        self.text = String(decoding: source[first..<max(first, last)], as: UTF8.self)
        self.message = message
        self.caret = Self.scalars(in: source[first..<offset])
    }

    /// `file:line:column: message`, the line, and a caret below the place; no line where there is no text.
    public var description: String {
        guard !text.isEmpty else { return "\(file):\(line):\(column): \(message)" }
        // Tabs are kept, so that the caret stands right whatever their width.
        let margin = text.unicodeScalars.prefix(caret).map { $0 == "\t" ? "\t" : " " }.joined()
        return "\(file):\(line):\(column): \(message)\n\(text)\n\(margin)^"
    }

    private static func scalars(in bytes: ArraySlice<UInt8>) -> Int {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.count
    }
}
