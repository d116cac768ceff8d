/// A locale made from the source for tests: what is not in the catalogs, what does not fit and what does not mirror
/// shows at once.
enum PseudoLocale: CaseIterable {
    /// `en-XA`: accented letters, 40 % longer, in brackets.
    case accented
    /// `ar-XB`: the source's words, overridden to run from right to left.
    case mirrored

    var tag: LocaleTag {
        switch self {
        case .accented: LocaleTag(language: "en", region: "XA")
        case .mirrored: LocaleTag(language: "ar", region: "XB")
        }
    }

    /// - Parameter isMarkup: whether the message has tags, which stay as they are.
    func message(_ message: Message, isMarkup: Bool) -> Message {
        let change = { (form: Message) in self.message(form, isMarkup: isMarkup) }
        return switch message {
        case .text(let segments): .text(text(segments, isMarkup: isMarkup))
        case .plural(let plural): .plural(plural.mapForms(change))
        case .list(let messages): .list(messages.map(change))
        case .select(let select):
            .select(
                Message.Select(
                    slot: select.slot, cases: select.cases.mapValues(change), other: change(select.other)))
        }
    }

    private func text(_ segments: [Message.Segment], isMarkup: Bool) -> [Message.Segment] {
        switch self {
        case .accented:
            let length = segments.reduce(0) { if case .literal(let bytes) = $1 { $0 + bytes.count } else { $0 } }
            let padding = String(repeating: "·", count: (length * 4 + 9) / 10)
            return [.literal(Array("[".utf8))] + segments.map { mapped($0, isMarkup, Self.accent) }
                + [.literal(Array("\(padding)]".utf8))]
        case .mirrored: return segments.map { mapped($0, isMarkup, Self.mirror) }
        }
    }

    private func mapped(_ segment: Message.Segment, _ isMarkup: Bool, _ change: (String) -> String) -> Message.Segment {
        guard case .literal(let bytes) = segment else { return segment }
        let text = String(decoding: bytes, as: UTF8.self)
        return .literal(Array((isMarkup ? Markup.mapWords(text, change) : change(text)).utf8))
    }

    private static func accent(_ text: String) -> String {
        String(text.map { accents[$0] ?? $0 })
    }

    /// RIGHT-TO-LEFT OVERRIDE … POP DIRECTIONAL FORMATTING.
    private static func mirror(_ text: String) -> String { "\u{202E}\(text)\u{202C}" }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "áƀçðéƒĝĥîĵķļḿñóþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))
}
