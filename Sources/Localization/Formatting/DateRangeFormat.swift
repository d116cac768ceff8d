import Foundation
import MVVM

/// Writes two moments as a locale does, what both share only once: "Mar 14 – 16, 2026".
final class DateRangeFormat: Sendable {
    private let locale: LocaleTag
    private let formats = Memo<ZonedStyle, ICUObject?>(limit: 256)

    init(_ locale: LocaleTag) { self.locale = locale }

    /// nil where ICU has no such format.
    func text(of range: LocalizableDateRange, in zone: ZoneOffsets) -> String? {
        let style = DateTimeStyle(date: range.dateStyle, time: range.timeStyle)
        let key = ZonedStyle(style: style, zone: zone.zone.identifier)
        let format = formats.value(for: key) {
            ICU.intervalFormat(locale.icuIdentifier, skeleton: Self.skeleton(of: style), zone: key.zone)
        }
        let ends = [range.start, range.end].map(\.timeIntervalSince1970)
        return format?.use { ICU.text(from: ends[0], to: ends[1], with: $0) }
    }

    /// CLDR's fields of a style; `j` is the hour as the locale counts it (UTS 35 part 4 §skeletons).
    private static func skeleton(of style: DateTimeStyle) -> String {
        let date =
            switch style.date {
            case nil: ""
            case .short: "yMd"
            case .medium: "yMMMd"
            case .long: "yMMMMd"
            case .full: "yMMMMEEEEd"
            }
        let time =
            switch style.time {
            case nil: ""
            case .short: "jm"
            case .medium: "jms"
            case .long, .full: "jmsz"
            }
        return date + time
    }
}
