/// One mistake in a template, with its place.
public struct TemplateError: Error, Hashable, CustomStringConvertible {
    public let file: String
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in Unicode scalars.
    public let column: Int
    /// The text of the line, without its end.
    public let text: String
    public let message: String

    init(file: String, source: [UInt8], offset: Int, message: String) {
        let before = source[..<offset]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let end = source[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? source.count
        self.file = file
        self.line = before.count { $0 == UInt8(ascii: "\n") } + 1
        self.column = String(decoding: source[start..<offset], as: UTF8.self).unicodeScalars.count + 1
        self.text = String(decoding: source[start..<max(start, end)], as: UTF8.self)
        self.message = message
    }

    /// `file:line:column: message`, the line, and a caret below the place.
    public var description: String {
        // Tabs are kept, so that the caret stands right whatever their width.
        let margin = text.unicodeScalars.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
        return "\(file):\(line):\(column): \(message)\n\(text)\n\(margin)^"
    }
}
