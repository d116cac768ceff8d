/// Parses the text of a message into literals and slots: `"%{count} votes"`.
///
/// `%%{` is a literal `%{`; a `%` before anything else is itself.
enum MessageText {
    static func segments(of text: String, at position: SourcePosition) throws(CatalogMistake) -> [Message.Segment] {
        var segments: [Message.Segment] = []
        var literal: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                literal.append(byte)
                continue
            }
            if rest.starts(with: "%{".utf8) {
                rest.removeFirst(2)
                literal += Array("%{".utf8)
            } else if rest.first == UInt8(ascii: "{") {
                rest.removeFirst()
                if !literal.isEmpty { segments.append(.literal(literal)) }
                literal = []
                segments.append(.slot(try slot(&rest, at: position)))
            } else {
                literal.append(byte)
            }
        }
        if !literal.isEmpty { segments.append(.literal(literal)) }
        return segments
    }

    /// The segments of a text that no catalog has; a slot that cannot be read stays as it is.
    static func segments(ofTemplate text: String) -> [Message.Segment] {
        do throws(CatalogMistake) {
            return try segments(of: text, at: SourceFile(name: "", text: "").position(line: 1, column: 1))
        } catch {
            return [.literal(Array(text.utf8))]
        }
    }

    /// Whether a slot may be called so: letters, digits and `_`, a letter first.
    static func isSlotName(_ name: some Collection<UInt8>) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        guard let first = name.first, isLetter(first) else { return false }
        return name.allSatisfy {
            isLetter($0) || $0 == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
    }

    private static func slot(
        _ rest: inout ArraySlice<UInt8>, at position: SourcePosition
    ) throws(CatalogMistake) -> String {
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
            throw position.mistake("a slot '%{' is not closed; write '%%{' for the characters themselves")
        }
        let name = rest[..<end]
        guard isSlotName(name) else {
            throw position.mistake("'\(String(decoding: name, as: UTF8.self))' is no slot name")
        }
        rest = rest[(end + 1)...]
        return String(decoding: name, as: UTF8.self)
    }
}
