import Foundation
import MVVM

/// Says how long ago something was, or how soon it will be.
///
/// Below an hour minutes count, below a day hours, then the calendar days of the visitor's zone: 23:00 seen at 01:00 is
/// "2 hours ago", the morning before is "yesterday".
struct RelativeFormat: Sendable {
    enum Unit: Sendable { case second, minute, hour, day, week, month, year }

    private let format: ICUObject?

    init(_ locale: LocaleTag) { format = ICU.relativeFormat(locale.icuIdentifier) }

    /// nil where the locale has no such words.
    func text(of date: LocalizableRelativeDate, in zone: ZoneOffsets) -> String? {
        let (count, unit) = Self.distance(from: date.now, to: date.value, in: zone)
        return format?.use { ICU.text(of: Double(count), unit, with: $0) }
    }

    /// Negative for the past, rounded towards now.
    static func distance(from now: Date, to date: Date, in zone: ZoneOffsets) -> (count: Int, unit: Unit) {
        // Within what a calendar can count: some 30 million years.
        let span = -1e15...1e15
        // The bound comes first: `max` returns its first argument where the second is no number.
        let start = Int(min(max(span.lowerBound, now.timeIntervalSince1970), span.upperBound).rounded(.down))
        let end = Int(min(max(span.lowerBound, date.timeIntervalSince1970), span.upperBound).rounded(.down))
        let seconds = end - start
        switch abs(seconds) {
        case ..<60: return (0, .second)
        case ..<3_600: return (seconds / 60, .minute)
        case ..<86_400: return (seconds / 3_600, .hour)
        default: break
        }
        let days = day(of: end, in: zone) - day(of: start, in: zone)
        switch abs(days) {
        case ..<7: return (days, .day)
        case ..<30: return (days / 7, .week)
        case ..<365: return (days / 30, .month)
        default: return (days / 365, .year)
        }
    }

    private static func day(of moment: Int, in zone: ZoneOffsets) -> Int {
        (moment + zone.offset(at: moment)).flooredDivision(by: 86_400).quotient
    }
}
