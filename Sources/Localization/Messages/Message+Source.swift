extension Message {
    /// The message as a catalog writes it, for people who look for its words: slots as `%{name}`, each form of a map on a
    /// line of its own.
    var source: String {
        switch self {
        case .text(let segments): segments.map(\.source).joined()
        case .plural(let plural):
            (plural.exact.sorted { $0.key < $1.key }.map { "=\($0.key): \($0.value.source)" }
                + PluralCategory.allCases.filter(plural.categories.contains).map {
                    "\($0): \(plural.forms[$0.rawValue].source)"
                }).joined(separator: "\n")
        case .select(let select):
            (select.cases.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.source)" }
                + ["other: \(select.other.source)"]).joined(separator: "\n")
        case .list(let messages): messages.map { "- \($0.source)" }.joined(separator: "\n")
        }
    }
}

extension Message.Segment {
    fileprivate var source: String {
        switch self {
        case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
        case .slot(let name), .markupSlot(let name): "%{\(name)}"
        }
    }
}
