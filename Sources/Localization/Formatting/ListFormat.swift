import MVVM

/// Joins texts as a locale lists them; some languages choose the word between two texts by what follows it.
///
/// ICU isolates the texts that run against the list, so they must not be isolated before.
struct ListFormat: Sendable {
    /// By `LocalizableList.Kind`; nil where ICU has none.
    private let formats: [LocalizableList.Kind: ICUObject]

    init(_ locale: LocaleTag) {
        let opened = LocalizableList.Kind.allCases.map { ($0, ICU.listFormat(locale.icuIdentifier, $0)) }
        formats = Dictionary(uniqueKeysWithValues: opened).compactMapValues(\.self)
    }

    func text(of items: [String], _ kind: LocalizableList.Kind) -> String {
        guard !items.isEmpty else { return "" }
        return formats[kind]?.use { ICU.text(of: items, with: $0) } ?? items.joined(separator: ", ")
    }
}
