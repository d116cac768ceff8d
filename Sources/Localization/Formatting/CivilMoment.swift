import MVVM

/// A second as a wall clock of some zone shows it.
struct CivilMoment: Sendable {
    let date: CivilDate
    private let daysSinceEpoch: Int
    private let secondOfDay: UInt32

    /// - Parameter localSeconds: since 1970-01-01, the zone's offset added.
    init(localSeconds: Int) {
        var days = localSeconds / 86_400
        var rest = localSeconds % 86_400
        if rest < 0 {
            rest += 86_400
            days -= 1
        }
        daysSinceEpoch = days
        secondOfDay = UInt32(truncatingIfNeeded: rest)
        date = CivilDate(daysSinceEpoch: days)
    }

    /// 0 is Sunday.
    var weekday: Int {
        // 1970-01-01 was a Thursday.
        let shifted = (daysSinceEpoch + 4) % 7
        return shifted < 0 ? shifted + 7 : shifted
    }

    var hour: Int { Int(secondOfDay / 3_600) }
    var minute: Int { Int(secondOfDay / 60 % 60) }
    var second: Int { Int(secondOfDay % 60) }
}
