// Writes the messages of one locale as UTF-8, unescaped: the face escapes. Only what is inserted into markup is escaped
// here.
// Owns the choice of forms and what a slot becomes. A value that was inserted is never scanned again.

import MVVM

struct MessageWriter: Sendable {
    let locale: CompiledLocale
    let zone: ZoneOffsets
    let onMissing: Catalogs.MissingText

    func append(_ message: Message, _ slots: LocalizableSlots, to bytes: inout [UInt8]) {
        append(message, slots, known: nil, to: &bytes)
    }

    /// The key's last component, marked, so that nobody takes it for a text.
    func appendMissing(_ key: [String], to bytes: inout [UInt8]) {
        onMissing(key, locale.tag)
        bytes.append(contentsOf: "⟦\(key.last ?? "")⟧".utf8)
    }

    /// A slot whose content was looked up already: the one that chose the form is nearly always in it.
    private struct KnownSlot {
        let name: String
        let content: LocalizableContent?
    }

    private func append(_ message: Message, _ slots: LocalizableSlots, known: KnownSlot?, to bytes: inout [UInt8]) {
        switch message {
        case .text(let segments):
            for segment in segments { append(segment, slots, known, to: &bytes) }
        case .plural(let plural):
            let known = KnownSlot(name: plural.slot, content: slots[plural.slot])
            append(form(of: plural, for: known.content), slots, known: known, to: &bytes)
        case .select(let select):
            append(form(of: select, for: slots[select.slot]), slots, known: known, to: &bytes)
        case .list(let messages):
            let texts = messages.map { message in text { append(message, slots, to: &$0) } }
            bytes.append(contentsOf: locale.lists.text(of: texts, .and).utf8)
        }
    }

    private func append(
        _ segment: Message.Segment, _ slots: LocalizableSlots, _ known: KnownSlot?, to bytes: inout [UInt8]
    ) {
        switch segment {
        case .literal(let literal): bytes += literal
        case .slot(let name):
            append(slot: name, known?.name == name ? known?.content : slots[name], to: &bytes)
        case .markupSlot(let name):
            var value: [UInt8] = []
            append(slot: name, known?.name == name ? known?.content : slots[name], to: &value)
            Markup.append(escaping: value, to: &bytes)
        }
    }

    private func append(slot name: String, _ content: LocalizableContent?, to bytes: inout [UInt8]) {
        if let content { append(inserted: content, to: &bytes) } else { appendMissing(["%{\(name)}"], to: &bytes) }
    }

    /// A value among words: text of unknown direction must not turn them.
    func append(inserted content: LocalizableContent, to bytes: inout [UInt8]) {
        if case .text(let text) = content {
            Bidi.append(text, inRightToLeft: locale.isRightToLeft, to: &bytes)
        } else {
            append(content, to: &bytes)
        }
    }

    private func form(of plural: Message.Plural, for content: LocalizableContent?) -> Message {
        let rules = plural.isOrdinal ? locale.ordinals : locale.cardinals
        let category: PluralCategory
        switch content {
        case .integer(let integer):
            if !plural.exact.isEmpty, let exact = plural.exact[integer.value] { return exact }
            category = rules.category(of: integer.value)
        case .ordinal(let place):
            if let exact = plural.exact[place.value] { return exact }
            category = rules.category(of: place.value)
        case .double(let double):
            if let whole = Int(exactly: double.value), let exact = plural.exact[whole] { return exact }
            category = rules.category(of: double)
        default: return plural.other
        }
        return plural.forms[category.rawValue]
    }

    private func form(of select: Message.Select, for content: LocalizableContent?) -> Message {
        switch content {
        case .text(let text): select.cases[text] ?? select.other
        // A case of an enum for people is told by its name, not by its words.
        case .reference(let reference): reference.key.last.flatMap { select.cases[$0] } ?? select.other
        default: select.other
        }
    }
}

extension PluralRules {
    /// By the digits that are shown: 1.0 may be another form than 1.
    fileprivate func category(of double: LocalizableDouble) -> PluralCategory {
        guard double.value.isFinite else { return .other }
        return category(of: DecimalDigits(double.value.magnitude, fractionDigits: double.fractionDigits).text)
    }
}
