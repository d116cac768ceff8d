// Templates hold no text with letters: what a page says is shaped in its view model, and localized there.

extension HTMLScanner {
    /// Whether a person reads what stands here.
    var isRead: Bool {
        switch context.state {
        case .text: return true
        case .rawText: return context.isPlainTextElement && context.matched.isEmpty
        case .value: return context.value == .words || context.value == .inputValue
        default: return false
        }
    }

    /// Whether letters here are a mistake.
    var refusesLetters: Bool { !options.allowsLetters && !context.isInReference && isRead }

    /// Notes that a value is written here; returns whether a text joins the one before it.
    mutating func joinsTexts(writing kind: Schema.Kind) -> Bool {
        guard !options.allowsJoinedTexts, isRead, context.value != .inputValue else { return false }
        defer { followsText = kind.isWording }
        return followsText && kind.isWording
    }

    mutating func reportLetters(at offset: Int, in template: Template, reporter: inout Reporter) {
        guard !hasReportedLetters else { return }
        hasReportedLetters = true
        if context.value == .inputValue {
            buttonLetters = (template, offset)
        } else {
            reporter.report(template, at: offset, Self.letters)
        }
    }

    mutating func endTag(type: String?, reporter: inout Reporter) {
        guard let (template, offset) = buttonLetters, context.state == .text else { return }
        buttonLetters = nil
        if let type, ["submit", "reset", "button", "image"].contains(type) {
            reporter.report(template, at: offset, Self.letters)
        }
    }

    private static let letters = "templates hold no text with letters; it belongs into the view model"

    func isLetter(at offset: Int, in source: [UInt8]) -> Bool {
        let byte = source[offset]
        guard byte >= 0x80 else { return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        guard byte >= 0xC0 else { return false }
        let end = min(offset + 4, source.count)
        let scalar = String(decoding: source[offset..<end], as: UTF8.self).unicodeScalars.first
        return scalar?.properties.isAlphabetic ?? false
    }
}
