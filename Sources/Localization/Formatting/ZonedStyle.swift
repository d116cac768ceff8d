/// What a date format of ICU is made for, and kept by.
struct ZonedStyle: Hashable, Sendable {
    let style: DateTimeStyle
    /// Its name in the time zone database.
    let zone: String
}
