import MVVM

/// A second as a wall clock of some zone shows it.
struct CivilMoment: Sendable {
    let date: CivilDate
    /// 0 is Sunday.
    let weekday: Int
    let hour: Int
    let minute: Int
    let second: Int

    /// - Parameter localSeconds: since 1970-01-01, the zone's offset added.
    init(localSeconds: Int) {
        let (days, rest) = localSeconds.flooredDivision(by: 86_400)
        date = CivilDate(daysSinceEpoch: days)
        // 1970-01-01 was a Thursday.
        weekday = (days + 4).flooredDivision(by: 7).remainder
        hour = rest / 3_600
        minute = rest / 60 % 60
        second = rest % 60
    }
}
