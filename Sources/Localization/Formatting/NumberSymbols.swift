/// What a locale writes numbers with, in its default numbering system.
struct NumberSymbols: Sendable {
    /// Ten texts, from zero.
    let digits: [String]
    let grouping: String
    let decimal: String
    /// The sign with the direction marks that some locales put around it.
    let negativePrefix: String
    let negativeSuffix: String
    let infinity: String
    let notANumber: String
    /// Digits in the last group; 0 where the locale does not group.
    let groupSize: Int
    /// Digits in the groups before it (Hindi: 2); 0 where they are as large as the last.
    let laterGroupSize: Int
    /// How many digits must stand before the first separator (Spanish: 2, so 1234 but 12.345).
    let minimumGroupingDigits: Int
    /// Shown at least and at most, where the number does not say itself.
    let fractionDigits: ClosedRange<Int>
}
