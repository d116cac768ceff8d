// The content of elements where no tag begins; only their own end tag ends it (HTML Standard, section 13.2.5.2 ff.).

extension HTMLContext {
    mutating func advanceInRawText(by byte: UInt8) -> String? {
        if isPlainTextElement { advanceReference(by: byte) }
        if element == "script", isDataScript { json.advance(by: byte) }
        return match(byte)
    }

    private mutating func match(_ byte: UInt8) -> String? {
        let endTag = "</" + element
        if matched == endTag, Self.isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") {
            self = HTMLContext(state: .tagName, element: element, isEndTag: true)
            advanceInTagName(by: byte)
            return nil
        }
        if byte == UInt8(ascii: "<") {
            matched = "<"
            return nil
        }
        if isPlainTextElement, matched == "<", Self.isLetter(byte) {
            matched = ""
            return "a tag may not stand in <\(element)>, which holds text"
        }
        let longer = matched + Self.lowercased(byte)
        if element == "script", longer == "<!" {
            matched = ""
            return "“<!” may not stand in a script: browsers read what follows in a way of its own"
        }
        matched = !matched.isEmpty && endTag.hasPrefix(longer) ? longer : ""
        return nil
    }
}
