/// Markup of the catalog: texts whose key ends in `Html`.
///
/// A slot may stand between tags only, where escaping these five characters is enough (HTML §13.1.2.6, §13.1.4).
enum Markup {
    static func append(escaping text: [UInt8], to bytes: inout [UInt8]) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'"): bytes.append(contentsOf: "&#39;".utf8)
            default: bytes.append(byte)
            }
        }
    }

    /// The same segments with slots that are escaped.
    ///
    /// - Returns: nil where a tag is left open, so that a slot or the text's end stands inside it.
    static func segments(_ segments: [Message.Segment]) -> [Message.Segment]? {
        var isInTag = false
        var result: [Message.Segment] = []
        for segment in segments {
            switch segment {
            case .literal(let bytes):
                for byte in bytes {
                    if byte == UInt8(ascii: "<") { isInTag = true }
                    if byte == UInt8(ascii: ">") { isInTag = false }
                }
                result.append(segment)
            case .slot(let name), .markupSlot(let name):
                guard !isInTag else { return nil }
                result.append(.markupSlot(name))
            }
        }
        return isInTag ? nil : result
    }

    /// Changes the words and leaves tags and character references alone.
    static func mapWords(_ markup: String, _ change: (String) -> String) -> String {
        var result = ""
        var words = ""
        var closing: Character?
        for character in markup {
            if let end = closing {
                result.append(character)
                if character == end { closing = nil }
            } else if character == "<" || character == "&" {
                if !words.isEmpty { result += change(words) }
                words = ""
                result.append(character)
                closing = character == "<" ? ">" : ";"
            } else {
                words.append(character)
            }
        }
        return result + (words.isEmpty ? "" : change(words))
    }
}
