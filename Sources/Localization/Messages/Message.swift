/// A catalog text, parsed once.
indirect enum Message: Sendable, Hashable {
    case text([Segment])
    case plural(Plural)
    case select(Select)

    enum Segment: Sendable, Hashable {
        /// UTF-8 that is copied.
        case literal([UInt8])
        /// The name between the braces of `%{name}`.
        case slot(String)
    }

    struct Plural: Sendable, Hashable {
        let slot: String
        let isOrdinal: Bool
        /// `=0`: wins over the category.
        let exact: [Int: Message]
        /// By `PluralCategory.rawValue`.
        let forms: [Message?]
        let other: Message
    }

    struct Select: Sendable, Hashable {
        let slot: String
        let cases: [String: Message]
        let other: Message
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
        case .text(let segments): Set(segments.compactMap { if case .slot(let name) = $0 { name } else { nil } })
        case .plural(let plural): forms.reduce(into: [plural.slot]) { $0.formUnion($1.slots) }
        case .select(let select): forms.reduce(into: [select.slot]) { $0.formUnion($1.slots) }
        }
    }

    /// The messages of a map, in no order.
    var forms: [Message] {
        switch self {
        case .text: []
        case .plural(let plural): [plural.other] + plural.exact.values + plural.forms.compactMap(\.self)
        case .select(let select): [select.other] + select.cases.values
        }
    }
}
