import MVVM

/// A second as a wall clock of some zone shows it.
struct CivilMoment: Sendable {
    let date: CivilDate
    private let daysSinceEpoch: Int
    private let secondOfDay: UInt32

    /// - Parameter localSeconds: since 1970-01-01, the zone's offset added.
    @inline(__always)
    init(localSeconds: Int) {
        let (days, rest) = localSeconds.flooredDivision(by: 86_400)
        daysSinceEpoch = days
        secondOfDay = UInt32(truncatingIfNeeded: rest)
        date = CivilDate(daysSinceEpoch: days)
    }

    /// Which of a unit's texts the moment has, counted from 0: January, the first of a month, Sunday and the half before noon
    /// are 0.
    @inline(__always)
    func index(of unit: DatePattern.Unit) -> Int {
        switch unit {
        case .month: date.month - 1
        case .day: date.day - 1
        // 1970-01-01 was a Thursday.
        case .weekday: (daysSinceEpoch + 4).flooredDivision(by: 7).remainder
        case .dayHalf: secondOfDay < 43_200 ? 0 : 1
        case .hour: Int(secondOfDay / 3_600)
        case .minute: Int(secondOfDay / 60 % 60)
        case .second: Int(secondOfDay % 60)
        case .yearOfCentury: date.year % 100
        }
    }
}
