import MVVM

/// What is wrong with one locale's messages: plural categories, slots, spaces.
struct MessageCheck {
    private let locale: LocaleTag
    private let cardinals: [PluralCategory]
    private let ordinals: [PluralCategory]
    /// Whether there are rules to choose a form by.
    private let hasRules: Bool

    init(_ locale: LocaleTag) {
        let rules = (PluralRules(locale, .cardinal), PluralRules(locale, .ordinal))
        self.locale = locale
        cardinals = rules.0?.categories ?? []
        ordinals = rules.1?.categories ?? []
        hasRules = !cardinals.isEmpty && !ordinals.isEmpty && ICU.hasPluralRules(locale.language)
    }

    /// The forms that a plural lacks or has too many.
    func mistakes(in entry: CatalogEntry) -> [CatalogMistake] {
        formMistakes(of: entry.message).map { entry.position.mistake("'\(entry.name)' \($0)") }
    }

    /// Slots that the source does not fill, or that the translation lost.
    func mistakes(in entry: CatalogEntry, comparedTo original: CatalogEntry) -> [CatalogMistake] {
        let slots = entry.message.slots
        let expected = original.message.slots
        let unknown = slots.subtracting(expected).sorted().map { name in
            "'\(entry.name)' has the slot '\(name)', which its source has not"
                + NearestName.hint(for: name, among: expected)
        }
        let lost = expected.subtracting(slots).sorted().map { "'\(entry.name)' lost the slot '\($0)' of its source" }
        return
            (unknown + lost + unknownCases(in: entry, comparedTo: original)
            + otherLength(of: entry, comparedTo: original)).map(entry.position.mistake)
    }

    private func otherLength(of entry: CatalogEntry, comparedTo original: CatalogEntry) -> [String] {
        guard case .list(let texts) = entry.message, case .list(let expected) = original.message,
            texts.count != expected.count
        else { return [] }
        return ["'\(entry.name)' has \(texts.count) texts, its source has \(expected.count)"]
    }

    /// A case that the source does not tell apart would never be chosen; one that it does may fall under `other`.
    private func unknownCases(in entry: CatalogEntry, comparedTo original: CatalogEntry) -> [String] {
        guard case .select(let select) = entry.message, case .select(let expected) = original.message else { return [] }
        return select.cases.keys.filter { expected.cases[$0] == nil }.sorted().map { name in
            "'\(entry.name)' has the case '\(name)', which its source has not"
                + NearestName.hint(for: name, among: expected.cases.keys)
        }
    }

    func warnings(in entry: CatalogEntry, comparedTo original: CatalogEntry) -> [CatalogMistake] {
        guard let segments = usual(entry.message), let expected = usual(original.message) else { return [] }
        let ends: [(name: String, differ: Bool)] = [
            ("begins", segments.beginsWithSpace != expected.beginsWithSpace),
            ("ends", segments.endsWithSpace != expected.endsWithSpace),
        ]
        return ends.filter(\.differ).map {
            entry.position.mistake("'\(entry.name)' \($0.name) with a space where its source does not, or the reverse")
        }
    }

    /// The text, or the one that a map falls back to; a list has none that stands for all.
    private func usual(_ message: Message) -> [Message.Segment]? {
        switch message {
        case .text(let segments): segments
        case .plural(let plural): usual(plural.other)
        case .select(let select): usual(select.other)
        case .list: nil
        }
    }

    private func formMistakes(of message: Message) -> [String] {
        let nested = message.forms.flatMap(formMistakes)
        guard case .plural(let plural) = message else { return nested }
        guard hasRules else { return ["has plural forms, and no plural rules of '\(locale)' can be loaded"] + nested }
        let needed = plural.isOrdinal ? ordinals : cardinals
        let given = PluralCategory.allCases.filter(plural.categories.contains)
        let kind = plural.isOrdinal ? "ordinal" : "plural"
        let missing = needed.filter { !given.contains($0) }.map {
            "lacks the \(kind) form '\($0.name)'; '\(locale)' has \(list(needed))"
        }
        let superfluous = given.filter { !needed.contains($0) }.map {
            "has the \(kind) form '\($0.name)', which '\(locale)' never uses; it has \(list(needed))"
        }
        return missing + superfluous + nested
    }

    private func list(_ categories: [PluralCategory]) -> String {
        categories.map(\.name).joined(separator: ", ")
    }
}

extension [Message.Segment] {
    fileprivate var beginsWithSpace: Bool {
        if case .literal(let bytes) = first { bytes.first == UInt8(ascii: " ") } else { false }
    }

    fileprivate var endsWithSpace: Bool {
        if case .literal(let bytes) = last { bytes.last == UInt8(ascii: " ") } else { false }
    }
}
