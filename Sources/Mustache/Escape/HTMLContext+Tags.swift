// Inside a tag.

extension HTMLContext {
    mutating func advanceInTagName(by byte: UInt8) {
        switch byte {
        case _ where Self.isSpace(byte), UInt8(ascii: "/"): state = .inTag(mustSeparate: false)
        case UInt8(ascii: ">"): endTag()
        default: element += Self.lowercased(byte)
        }
    }

    mutating func advanceInTag(by byte: UInt8, mustSeparate: Bool) -> String? {
        switch byte {
        case _ where Self.isSpace(byte), UInt8(ascii: "/"): state = .inTag(mustSeparate: false)
        case UInt8(ascii: ">"): endTag()
        case UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"):
            return "the name of an attribute is expected here"
        default:
            attribute = Self.lowercased(byte)
            state = .attributeName
            if mustSeparate { return "a blank must stand before this attribute" }
        }
        return nil
    }

    mutating func advanceInAttributeName(by byte: UInt8) -> String? {
        switch byte {
        case _ where Self.isSpace(byte): state = .afterAttributeName
        case UInt8(ascii: "/"), UInt8(ascii: ">"): return advanceInTag(by: byte, mustSeparate: false)
        case UInt8(ascii: "="): state = .beforeValue
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"):
            return "this may not stand in the name of an attribute"
        default: attribute += Self.lowercased(byte)
        }
        return nil
    }

    mutating func advanceBehindAttributeName(by byte: UInt8) -> String? {
        switch byte {
        case _ where Self.isSpace(byte): return nil
        case UInt8(ascii: "="):
            state = .beforeValue
            return nil
        default: return advanceInTag(by: byte, mustSeparate: false)
        }
    }

    mutating func advanceBeforeValue(by byte: UInt8) -> String? {
        switch byte {
        case _ where Self.isSpace(byte): break
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            state = .value(quote: byte)
            beginValue()
        case UInt8(ascii: ">"):
            endTag()
            return "a value is expected here"
        default:
            state = .unquotedValue
            beginValue()
            advanceInUnquotedValue(by: byte)
        }
        return nil
    }

    mutating func advanceInValue(by byte: UInt8, quote: UInt8) -> String? {
        if byte == quote {
            endValue()
            state = .inTag(mustSeparate: true)
            return nil
        }
        advanceReference(by: byte)
        if isType { type = (type ?? "") + Self.lowercased(byte) }
        guard isURL else { return nil }
        guard let next = url.advanced(by: byte, isSourceSet: value == .sourceSet) else {
            return "a colon behind data could make a scheme of it"
        }
        url = next
        return nil
    }

    mutating func advanceInUnquotedValue(by byte: UInt8) {
        switch byte {
        case _ where Self.isSpace(byte):
            endValue()
            state = .inTag(mustSeparate: false)
        case UInt8(ascii: ">"):
            endValue()
            endTag()
        default: if isType { type = (type ?? "") + Self.lowercased(byte) }
        }
    }

    var isURL: Bool { value == .url || value == .sourceSet }

    private var isType: Bool { attribute == "type" }

    private mutating func beginValue() {
        value = AttributeKind(attribute, of: element)
        if isType { type = "" }
    }

    private mutating func endValue() {
        attribute = ""
        value = .plain
        url = .start
        isInReference = false
    }

    private mutating func endTag() {
        let isRawText = !isEndTag && Self.rawTextElements.contains(element)
        var next = HTMLContext()
        if isRawText {
            next.state = .rawText
            next.element = element
            next.type = type
        }
        self = next
    }
}
