/// A catalog text, parsed once.
///
/// The maps are classes, so that choosing a form counts one reference instead of one for each of their parts.
enum Message: Sendable {
    case text([Segment])
    case plural(Plural)
    case select(Select)
    /// The texts of a list, where the code asks for a list.
    case list([Message])

    enum Segment: Sendable {
        /// UTF-8 that is copied.
        case literal([UInt8])
        /// The name between the braces of `%{name}`.
        case slot(String)
        /// A slot in markup: what fills it is escaped.
        case markupSlot(String)

        var slot: String? {
            switch self {
            case .literal: nil
            case .slot(let name), .markupSlot(let name): name
            }
        }
    }

    final class Plural: Sendable {
        let slot: String
        let isOrdinal: Bool
        /// `=0`: wins over the category.
        let exact: [Int: Message]
        /// By `PluralCategory.rawValue`; `other` where the map has no form.
        let forms: [Message]
        /// The categories that the map has forms of.
        let categories: Set<PluralCategory>

        init(slot: String, isOrdinal: Bool, exact: [Int: Message], forms: [PluralCategory: Message], other: Message) {
            self.slot = slot
            self.isOrdinal = isOrdinal
            self.exact = exact
            self.forms = PluralCategory.allCases.map { forms[$0] ?? other }
            categories = Set(forms.keys).union([.other])
        }

        /// The same map with every form changed.
        func mapForms(_ change: (Message) -> Message) -> Plural {
            let forms = categories.map { ($0, change(self.forms[$0.rawValue])) }
            return Plural(
                slot: slot, isOrdinal: isOrdinal, exact: exact.mapValues(change),
                forms: Dictionary(uniqueKeysWithValues: forms), other: change(other))
        }

        var other: Message { forms[PluralCategory.other.rawValue] }
    }

    final class Select: Sendable {
        let slot: String
        let cases: [String: Message]
        let other: Message

        init(slot: String, cases: [String: Message], other: Message) {
            self.slot = slot
            self.cases = cases
            self.other = other
        }
    }
}

extension Message {
    /// The text, where it is the same for every value.
    var constant: [UInt8]? {
        guard case .text(let segments) = self else { return nil }
        var bytes: [UInt8] = []
        for segment in segments {
            guard case .literal(let literal) = segment else { return nil }
            bytes += literal
        }
        return bytes
    }

    /// The names that the message asks for, those that choose a form included.
    var slots: Set<String> {
        switch self {
        case .text(let segments): Set(segments.compactMap(\.slot))
        case .plural(let plural): forms.reduce(into: [plural.slot]) { $0.formUnion($1.slots) }
        case .select(let select): forms.reduce(into: [select.slot]) { $0.formUnion($1.slots) }
        case .list(let messages): messages.reduce(into: []) { $0.formUnion($1.slots) }
        }
    }

    /// The messages of a map, in no order.
    var forms: [Message] {
        switch self {
        case .text: []
        case .plural(let plural): plural.exact.values + plural.categories.map { plural.forms[$0.rawValue] }
        case .select(let select): [select.other] + select.cases.values
        case .list(let messages): messages
        }
    }
}
