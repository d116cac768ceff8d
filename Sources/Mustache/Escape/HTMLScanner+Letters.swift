// Templates hold no text with letters: what a page says is shaped in its view model, and localized there.

extension HTMLScanner {
    /// Whether a person reads what stands here.
    var readsLetters: Bool {
        guard !allowsLetters, !context.isInReference else { return false }
        switch context.state {
        case .text: return true
        case .rawText: return context.isPlainTextElement && context.matched.isEmpty
        case .value: return context.value == .words || context.value == .inputValue
        default: return false
        }
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
