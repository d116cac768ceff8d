/// Writes places in an order by a locale's rules: "1st", "2.º"; digits alone where it has none.
struct OrdinalFormat: Sendable {
    private let format: ICUObject?

    init(_ locale: LocaleTag) { format = ICU.ordinalFormat(locale.icuIdentifier) }

    func text(of value: Int) -> String { format?.use { ICU.text(ofOrdinal: value, with: $0) } ?? String(value) }
}
