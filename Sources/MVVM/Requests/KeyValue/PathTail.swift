/// The tail of a path as a segment of its own. An empty segment is none, and clients resolve `.` and `..` away, encoded or
/// not (WHATWG URL §4.4): those three, and what begins with `~`, get a `~` before them.
enum PathTail {
    static func segment(of text: String) -> String { PercentEncoding.encode(marked(text)) }

    /// The segment before it is percent-encoded.
    static func marked(_ text: String) -> String {
        let isUnsafe = text.isEmpty || text == "." || text == ".." || text.utf8.first == mark
        return isUnsafe ? "~" + text : text
    }

    /// - Parameter segment: percent-decoded.
    static func text(of segment: String) -> String {
        segment.utf8.first == mark ? String(decoding: segment.utf8.dropFirst(), as: UTF8.self) : segment
    }

    private static let mark = UInt8(ascii: "~")
}
