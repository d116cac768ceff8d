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
        var days = localSeconds / 86_400
        var rest = localSeconds % 86_400
        if rest < 0 {
            rest += 86_400
            days -= 1
        }
        date = CivilDate(daysSinceEpoch: days)
        // 1970-01-01 was a Thursday.
        let shifted = (days + 4) % 7
        weekday = shifted < 0 ? shifted + 7 : shifted
        hour = rest / 3_600
        minute = rest / 60 % 60
        second = rest % 60
    }
}
