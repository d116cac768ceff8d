// One byte of literal text further. Each function returns a mistake, or nil.

extension HTMLContext {
    mutating func advance(by byte: UInt8) -> String? {
        switch state {
        case .text: advanceInText(by: byte)
        case .tagOpen, .endTagOpen: advanceAtTagStart(by: byte)
        case .tagName: advanceInTagName(by: byte)
        case .inTag(let mustSeparate): return advanceInTag(by: byte, mustSeparate: mustSeparate)
        case .attributeName: return advanceInAttributeName(by: byte)
        case .afterAttributeName: return advanceBehindAttributeName(by: byte)
        case .beforeValue: return advanceBeforeValue(by: byte)
        case .value(let quote): return advanceInValue(by: byte, quote: quote)
        case .unquotedValue: advanceInUnquotedValue(by: byte)
        case .markup: advanceInMarkup(by: byte)
        case .comment(let dashes): advanceInComment(by: byte, dashes: dashes)
        case .declaration: if byte == UInt8(ascii: ">") { self = HTMLContext() }
        case .rawText: return advanceInRawText(by: byte)
        }
        return nil
    }

    private mutating func advanceInText(by byte: UInt8) {
        advanceReference(by: byte)
        if byte == UInt8(ascii: "<") { state = .tagOpen }
    }

    /// `&amp;`, `&#38;`: its letters are no text.
    mutating func advanceReference(by byte: UInt8) {
        isInReference =
            byte == UInt8(ascii: "&") || (isInReference && (Self.isNameByte(byte) || byte == UInt8(ascii: "#")))
    }

    private mutating func advanceAtTagStart(by byte: UInt8) {
        switch byte {
        case _ where Self.isLetter(byte):
            isEndTag = state == .endTagOpen
            element = Self.lowercased(byte)
            state = .tagName
        case UInt8(ascii: "/") where state == .tagOpen: state = .endTagOpen
        case UInt8(ascii: "!") where state == .tagOpen: state = .markup
        case UInt8(ascii: "?") where state == .tagOpen: state = .declaration
        case UInt8(ascii: ">") where state == .endTagOpen: state = .text
        case _ where state == .endTagOpen: state = .declaration
        case UInt8(ascii: "<"): break
        default: state = .text
        }
    }

    private mutating func advanceInMarkup(by byte: UInt8) {
        matched += Self.lowercased(byte)
        if matched == "--" {
            matched = ""
            // Two, since `<!-->` is a whole comment.
            state = .comment(dashes: 2)
        } else if byte == UInt8(ascii: ">") {
            self = HTMLContext()
        } else if matched != "-" {
            matched = ""
            state = .declaration
        }
    }

    private mutating func advanceInComment(by byte: UInt8, dashes: Int) {
        switch byte {
        case UInt8(ascii: ">") where dashes >= 2: self = HTMLContext()
        case UInt8(ascii: "-"): state = .comment(dashes: dashes == 3 ? 1 : min(dashes + 1, 2))
        case UInt8(ascii: "!") where dashes == 2: state = .comment(dashes: 3)
        default: state = .comment(dashes: 0)
        }
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
            || byte == UInt8(ascii: "\r") || byte == 0x0C
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    static func lowercased(_ byte: UInt8) -> String {
        let folded = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
        return String(UnicodeScalar(folded))
    }
}
