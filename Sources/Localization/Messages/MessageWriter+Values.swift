import MVVM

// Values of their own: numbers, dates, lists, texts that code put together.
extension MessageWriter {
    func append(_ content: LocalizableContent, to bytes: inout [UInt8]) {
        switch content {
        case .empty: break
        case .text(let text): bytes.append(contentsOf: text.utf8)
        case .integer(let integer) where integer.text == nil:
            locale.integers.append(
                integer.value, grouped: integer.showGroupingSeparator, groupSize: integer.groupingSize, to: &bytes)
        case .date(let date) where date.text == nil:
            locale.dates.append(
                date.value, DateTimeStyle(date: date.dateStyle, time: date.timeStyle), in: zone, to: &bytes)
        case .reference(let reference): append(reference, to: &bytes)
        case .template(let text, let contents):
            append(.text(MessageText.segments(ofTemplate: text)), LocalizableSlots(contents), to: &bytes)
        case .list(let list):
            let items = list.items.map { item in Bidi.balanced(text { append(item, to: &$0) }) }
            bytes.append(contentsOf: locale.lists.text(of: items, list.kind).utf8)
        case .array(let reference):
            bytes.append(contentsOf: locale.lists.text(of: texts(of: reference), .and).utf8)
        case .compound(let pieces, let separator): append(pieces, separator: separator, to: &bytes)
        default: append(quantity: content, to: &bytes)
        }
    }

    /// The texts of a list in the catalog; one marked text where there is none.
    func texts(of reference: LocalizableRef) -> [String] {
        guard case .list(let messages) = locale.message(at: reference.key) else {
            return [text { append(reference, to: &$0) }]
        }
        let slots = LocalizableSlots(reference.substitutions)
        return messages.map { message in text { append(message, slots, to: &$0) } }
    }

    func text(_ write: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        write(&bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func append(_ reference: LocalizableRef, to bytes: inout [UInt8]) {
        if let message = locale.message(at: reference.key) {
            append(message, LocalizableSlots(reference.substitutions), to: &bytes)
        } else {
            appendMissing(reference.key, to: &bytes)
        }
    }

    private func append(_ pieces: [LocalizableContent], separator: LocalizableContent, to bytes: inout [UInt8]) {
        let parts = pieces.flatMap { piece -> [String] in
            if case .array(let reference) = piece { return texts(of: reference) }
            return [text { append(inserted: piece, to: &$0) }]
        }
        let between = text { append(separator, to: &$0) }
        bytes.append(contentsOf: parts.filter { !$0.isEmpty }.joined(separator: between).utf8)
    }

    /// A number or date that came with its text passes through unchanged.
    private func append(quantity content: LocalizableContent, to bytes: inout [UInt8]) {
        if let text = content.receivedText {
            bytes.append(contentsOf: text.utf8)
            return
        }
        switch content {
        case .double(let double):
            locale.decimals.append(
                double.value, grouped: double.showGroupingSeparator, fractionDigits: double.fractionDigits, to: &bytes)
        case .percent(let share):
            locale.percents.append(share.value, grouped: true, fractionDigits: share.fractionDigits, to: &bytes)
        case .currency(let amount): locale.currencies.append(amount.value, code: amount.code, to: &bytes)
        case .ordinal(let place): bytes.append(contentsOf: locale.places.text(of: place.value).utf8)
        case .measurement(let measurement): bytes.append(contentsOf: locale.measures.text(of: measurement).utf8)
        case .relativeDate(let date): append(date, to: &bytes)
        case .dateRange(let range): append(range, to: &bytes)
        case .empty, .text, .reference, .template, .list, .array, .compound, .integer, .date: break
        }
    }

    /// The date alone where a language has no words for a distance.
    private func append(_ date: LocalizableRelativeDate, to bytes: inout [UInt8]) {
        if let text = locale.distances.text(of: date, in: zone) {
            bytes.append(contentsOf: text.utf8)
        } else {
            append(.date(LocalizableDate(value: date.value)), to: &bytes)
        }
    }

    /// Both dates where a language has no form for two.
    private func append(_ range: LocalizableDateRange, to bytes: inout [UInt8]) {
        if let text = locale.ranges.text(of: range, in: zone) {
            bytes.append(contentsOf: text.utf8)
        } else {
            let ends = [range.start, range.end].map {
                LocalizableContent.date(
                    LocalizableDate(value: $0, dateStyle: range.dateStyle, timeStyle: range.timeStyle))
            }
            append(ends, separator: .text(" – "), to: &bytes)
        }
    }
}

extension LocalizableDouble {
    var fractionDigits: ClosedRange<Int> { .fractionDigits(minimumFractionDigits, maximumFractionDigits) }
}

extension LocalizablePercent {
    fileprivate var fractionDigits: ClosedRange<Int> { .fractionDigits(minimumFractionDigits, maximumFractionDigits) }
}

extension ClosedRange<Int> {
    /// Held within what a number can show; a maximum below the minimum gives way.
    fileprivate static func fractionDigits(_ minimum: Int, _ maximum: Int) -> ClosedRange<Int> {
        let least = Swift.min(Swift.max(minimum, 0), 40)
        return least...Swift.min(Swift.max(maximum, least), 40)
    }
}
