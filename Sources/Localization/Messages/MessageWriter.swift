// Writes messages and values of one locale as UTF-8, unescaped.
// Owns the choice of forms and what a slot becomes. A value that was inserted is never scanned again.

import MVVM

struct MessageWriter: Sendable {
    let locale: CompiledLocale
    let zone: ZoneOffsets
    let onMissing: Catalogs.MissingText

    func append(_ message: Message, _ slots: Slots, to bytes: inout [UInt8]) {
        append(message, slots, known: nil, to: &bytes)
    }

    /// A slot whose content was looked up already: the one that chose the form is nearly always in it.
    private struct KnownSlot {
        let name: String
        let content: LocalizableContent?
    }

    private func append(_ message: Message, _ slots: Slots, known: KnownSlot?, to bytes: inout [UInt8]) {
        switch message {
        case .text(let segments):
            for segment in segments {
                switch segment {
                case .literal(let literal): bytes += literal
                case .slot(let name):
                    if let known, known.name == name {
                        appendSlot(name, known.content, to: &bytes)
                    } else {
                        appendSlot(name, slots[name], to: &bytes)
                    }
                }
            }
        case .plural(let plural):
            let known = KnownSlot(name: plural.slot, content: slots[plural.slot])
            append(form(of: plural, for: known.content), slots, known: known, to: &bytes)
        case .select(let select):
            append(form(of: select, for: slots[select.slot]), slots, known: known, to: &bytes)
        }
    }

    func append(_ content: LocalizableContent, to bytes: inout [UInt8]) {
        switch content {
        case .empty: break
        case .text(let text): bytes.append(contentsOf: text.utf8)
        case .reference(let reference):
            if let message = locale.message(at: reference.key) {
                append(message, .contents(reference.substitutions), to: &bytes)
            } else {
                appendMissing(reference.key, to: &bytes)
            }
        case .integer(let integer): append(integer, to: &bytes)
        case .double(let double): append(double, to: &bytes)
        case .date(let date): append(date, to: &bytes)
        }
    }

    /// The key's last component, marked, so that nobody takes it for a text.
    func appendMissing(_ key: [String], to bytes: inout [UInt8]) {
        onMissing(key, locale.tag)
        bytes.append(contentsOf: "⟦\(key.last ?? "")⟧".utf8)
    }

    private func appendSlot(_ name: String, _ content: LocalizableContent?, to bytes: inout [UInt8]) {
        switch content {
        case nil: appendMissing(["%{\(name)}"], to: &bytes)
        case .text(let text): Bidi.append(text, inRightToLeft: locale.isRightToLeft, to: &bytes)
        case .some(let content): append(content, to: &bytes)
        }
    }

    private func append(_ integer: LocalizableInt, to bytes: inout [UInt8]) {
        if let text = integer.text {
            bytes.append(contentsOf: text.utf8)
        } else {
            locale.integers.append(
                integer.value, grouped: integer.showGroupingSeparator, groupSize: integer.groupingSize, to: &bytes)
        }
    }

    private func append(_ double: LocalizableDouble, to bytes: inout [UInt8]) {
        if let text = double.text {
            bytes.append(contentsOf: text.utf8)
        } else {
            locale.decimals.append(
                double.value, grouped: double.showGroupingSeparator, fractionDigits: double.fractionDigits, to: &bytes)
        }
    }

    private func append(_ date: LocalizableDate, to bytes: inout [UInt8]) {
        if let text = date.text {
            bytes.append(contentsOf: text.utf8)
        } else {
            locale.dates.append(
                date.value, DateTimeStyle(date: date.dateStyle, time: date.timeStyle), in: zone, to: &bytes)
        }
    }

    private func form(of plural: Message.Plural, for content: LocalizableContent?) -> Message {
        let rules = plural.isOrdinal ? locale.ordinals : locale.cardinals
        let category: PluralCategory
        switch content {
        case .integer(let integer):
            if !plural.exact.isEmpty, let exact = plural.exact[integer.value] { return exact }
            category = rules.category(of: integer.value)
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

extension LocalizableDouble {
    /// Held within what a number can show; a maximum below the minimum gives way.
    fileprivate var fractionDigits: ClosedRange<Int> {
        let minimum = min(max(minimumFractionDigits, 0), 40)
        return minimum...min(max(maximumFractionDigits, minimum), 40)
    }
}

extension PluralRules {
    /// By the digits that are shown: 1.0 may be another form than 1.
    fileprivate func category(of double: LocalizableDouble) -> PluralCategory {
        guard double.value.isFinite else { return .other }
        return category(of: DecimalDigits(double.value.magnitude, fractionDigits: double.fractionDigits).text)
    }
}
