/// The plural rules of a locale, of one kind.
///
/// The categories of 0...255 lie in a table, since nearly every number on a page is one of them; ICU answers for the
/// rest in some 600 ns.
final class PluralRules: @unchecked Sendable {
    enum Kind: Sendable { case cardinal, ordinal }

    /// The categories that the locale tells apart, in CLDR's order.
    let categories: [PluralCategory]

    // @unchecked: ICU's PluralRules is immutable after it was opened and its select functions are const, so threads may
    // share it; it is closed once, by deinit, when no caller is left.
    private let rules: OpaquePointer
    private let table: [PluralCategory]

    /// nil where ICU cannot load the rules.
    init?(_ locale: LocaleTag, _ kind: Kind) {
        guard let rules = ICU.openPluralRules(locale.icuIdentifier, ordinal: kind == .ordinal) else { return nil }
        self.rules = rules
        let names = ICU.categories(of: rules)
        categories = PluralCategory.allCases.filter { names.contains($0.name) }
        table = (0..<256).map { number in
            PluralCategory(name: ICU.category(of: Double(number), in: rules)) ?? .other
        }
    }

    deinit { ICU.closePluralRules(rules) }

    func category(of number: Int) -> PluralCategory {
        // Rules see the absolute value.
        let magnitude = number.magnitude
        if magnitude < table.count { return table[Int(magnitude)] }
        return PluralCategory(name: ICU.category(of: Double(magnitude), in: rules)) ?? .other
    }

    /// - Parameter decimal: the number as it is shown, in ASCII, trailing zeros included: `"1.50"` is not `"1.5"`.
    func category(of decimal: String) -> PluralCategory {
        let fraction = decimal.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst()
        let name = ICU.category(of: decimal, fractionDigits: fraction.count, in: rules)
        return PluralCategory(name: name) ?? .other
    }
}
