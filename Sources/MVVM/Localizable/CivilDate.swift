/// A day of the proleptic Gregorian calendar.
///
/// Years and months are found by multiplications in place of divisions (Neri and Schneider, *Euclidean affine functions and
/// their application to calendar algorithms*, 2022).
public struct CivilDate: Sendable, Hashable {
    public let year: Int
    public let month: Int
    public let day: Int

    /// nil where the calendar has no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= CivilDate.days(inMonth: month, of: year) else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// - Parameter daysSinceEpoch: whole days since 1970-01-01, negative before.
    @inlinable @inline(__always)
    public init(daysSinceEpoch: Int) {
        // Years begin in March here, so that a leap day is the last one. From 1900-03-01 for two centuries every fourth year
        // has one, and the product tells year and day exactly (a test tries every day); other centuries are found first.
        let day = daysSinceEpoch &+ 25_508
        let (firstYear, quarters) =
            (0..<73_049).contains(day)
            ? (1_900, 4 * UInt32(truncatingIfNeeded: day) + 3) : CivilDate.century(of: daysSinceEpoch)
        let product = 2_939_745 * UInt64(quarters)
        let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4
        let monthAndDay = 2_141 * dayOfYear + 197_913
        let marchMonth = Int(monthAndDay >> 16)
        let isAfterNewYear = dayOfYear >= 306
        self.day = Int((monthAndDay & 0xFFFF) / 2_141) + 1
        month = isAfterNewYear ? marchMonth - 12 : marchMonth
        year = firstYear + Int(product >> 32) + (isAfterNewYear ? 1 : 0)
    }

    /// For days outside: the first year of their century, from March, and four times the day of that century, plus 3.
    @usableFromInline
    static func century(of daysSinceEpoch: Int) -> (firstYear: Int, quarters: UInt32) {
        let (era, day) = (daysSinceEpoch + 719_468).flooredDivision(by: 146_097)
        let quarters = 4 * UInt32(truncatingIfNeeded: day) + 3
        return (era * 400 + Int(quarters / 146_097) * 100, quarters % 146_097 | 3)
    }

    public var daysSinceEpoch: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let (era, yearOfEra) = shiftedYear.flooredDivision(by: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }
}

extension Int {
    /// Quotient rounded down and the remainder that is never negative.
    @inlinable
    package func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
