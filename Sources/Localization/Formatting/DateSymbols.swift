/// The names of a locale's Gregorian calendar.
struct DateSymbols: Sendable {
    struct Names: Sendable {
        let wide: [String]
        let short: [String]
    }

    let months: Names
    /// Without a day beside them (CLDR's `L`); other words in many Slavic languages.
    let standaloneMonths: Names
    /// From Sunday.
    let weekdays: Names
    let standaloneWeekdays: Names
    /// Before and after noon.
    let dayHalves: [String]
}
