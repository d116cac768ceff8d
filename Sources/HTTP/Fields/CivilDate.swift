/// A day of the proleptic Gregorian calendar, to and from a count of days (the algorithms of Howard Hinnant's
/// "chrono-compatible low-level date algorithms", for years that are not negative).
struct CivilDate: Hashable {
    let year: Int
    let month: Int
    let day: Int

    /// `nil` when there is no such day.
    init?(year: Int, month: Int, day: Int) {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...12).contains(month), (1...lengths[month - 1]).contains(day) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    init(daysSinceEpoch days: Int) {
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    var daysSinceEpoch: Int {
        // The year begins in March, so that the leap day is its last.
        let shiftedYear = month <= 2 ? year - 1 : year
        let (era, yearOfEra) = (shiftedYear / 400, shiftedYear % 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
