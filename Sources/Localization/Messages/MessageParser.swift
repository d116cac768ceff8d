// Makes a message of a catalog's value: a text, or a map that names its slot.
// Owns the form of `plural:`, `ordinal:` and `select:` maps, and that slots in markup are escaped.
// Does not know which categories a locale needs: see MessageCheck.

import MVVM

struct MessageParser {
    /// Whether the texts are markup, by their key.
    let isMarkup: Bool

    enum MapKind: String, CaseIterable { case plural, ordinal, select }

    /// What a mapping says it is by its first key; nil for a group.
    static func kind(of entries: [YAMLNode.Entry]) -> MapKind? {
        guard let first = entries.first, case .scalar = first.value.content else { return nil }
        return MapKind(rawValue: first.key)
    }

    /// A list of texts, where the code asks for one.
    func list(_ node: YAMLNode) throws(CatalogMistake) -> [Message] {
        guard case .sequence(let elements) = node.content else {
            throw node.position.mistake("a list of texts is expected here: '[…, …]'")
        }
        guard !elements.isEmpty else { throw node.position.mistake("the list is empty") }
        var messages: [Message] = []
        for element in elements { messages.append(try message(element)) }
        return messages
    }

    func message(_ node: YAMLNode) throws(CatalogMistake) -> Message {
        switch node.content {
        case .scalar(let text):
            guard !text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) else {
                throw node.position.mistake("the text is empty")
            }
            return .text(try segments(of: text, at: node.position))
        case .sequence: throw node.position.mistake("a form is a text or a map, not a list")
        case .mapping(let entries):
            guard let kind = Self.kind(of: entries) else {
                throw node.position.mistake("a map of forms begins with 'plural:', 'ordinal:' or 'select:'")
            }
            return try message(kind, entries, at: node.position)
        }
    }

    private func segments(of text: String, at position: SourcePosition) throws(CatalogMistake) -> [Message.Segment] {
        let segments = try MessageText.segments(of: text, at: position)
        guard isMarkup else { return segments }
        guard let escaped = Markup.segments(segments) else {
            throw position.mistake("a tag is not closed, or a slot stands inside a tag")
        }
        return escaped
    }

    private func message(
        _ kind: MapKind, _ entries: [YAMLNode.Entry], at position: SourcePosition
    ) throws(CatalogMistake) -> Message {
        let slot = try Self.slot(named: entries[0])
        guard entries.contains(where: { $0.key == "other" }) else {
            throw position.mistake("the form 'other' is missing; every '\(kind)' map has it")
        }
        if kind == .select { return try select(slot, entries.dropFirst(), at: position) }
        return try plural(slot, isOrdinal: kind == .ordinal, entries.dropFirst(), at: position)
    }

    private static func slot(named entry: YAMLNode.Entry) throws(CatalogMistake) -> String {
        guard case .scalar(let name) = entry.value.content, MessageText.isSlotName(name.utf8) else {
            throw entry.value.position.mistake("'\(entry.key)' names the slot that chooses the form")
        }
        return name
    }

    private func plural(
        _ slot: String, isOrdinal: Bool, _ entries: ArraySlice<YAMLNode.Entry>, at position: SourcePosition
    ) throws(CatalogMistake) -> Message {
        var exact: [Int: Message] = [:]
        var forms: [PluralCategory: Message] = [:]
        for entry in entries {
            if let number = Self.exactNumber(entry.key) {
                exact[number] = try message(entry.value)
            } else if let category = PluralCategory(name: entry.key) {
                forms[category] = try message(entry.value)
            } else {
                let hint = NearestName.hint(for: entry.key, among: PluralCategory.allCases.map(\.name))
                throw entry.keyPosition.mistake(
                    "'\(entry.key)' is no plural category and no exact form like '=0'\(hint)")
            }
        }
        guard let other = forms[.other] else { throw position.mistake("'other' is missing") }
        return .plural(Message.Plural(slot: slot, isOrdinal: isOrdinal, exact: exact, forms: forms, other: other))
    }

    private func select(
        _ slot: String, _ entries: ArraySlice<YAMLNode.Entry>, at position: SourcePosition
    ) throws(CatalogMistake) -> Message {
        var cases: [String: Message] = [:]
        for entry in entries { cases[entry.key] = try message(entry.value) }
        guard let other = cases.removeValue(forKey: "other") else { throw position.mistake("'other' is missing") }
        return .select(Message.Select(slot: slot, cases: cases, other: other))
    }

    /// `=12`: up to nine digits, without sign or leading zero.
    private static func exactNumber(_ key: String) -> Int? {
        guard key.utf8.first == UInt8(ascii: "="), (2...10).contains(key.utf8.count) else { return nil }
        guard key == "=0" || !key.utf8.dropFirst().starts(with: "0".utf8) else { return nil }
        var value = 0
        for byte in key.utf8.dropFirst() {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }
}
