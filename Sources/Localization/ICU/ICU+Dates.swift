import MVVM
import _FoundationICU

extension ICU {
    /// - Parameter style: nil leaves that half out; one of both is given.
    static func dateFormat(_ identifier: String, _ style: DateTimeStyle, zone: String) -> ICUObject? {
        var status = U_ZERO_ERROR
        let zone = Array(zone.utf16)
        let format = swift_udat_open(
            icuStyle(style.time), icuStyle(style.date), identifier, zone, Int32(zone.count), nil, 0, &status)
        guard status.rawValue <= 0 else { return nil }
        return ICUObject(format.map { OpaquePointer($0) }) { swift_udat_close(.init($0)) }
    }

    /// - Parameter seconds: since 1970-01-01 in UTC.
    static func text(ofDate seconds: Double, with format: OpaquePointer) -> String? {
        text { swift_udat_format(.init(format), seconds * 1_000, $0, $1, nil, &$2) }
    }

    /// CLDR's pattern, `d MMM y`; nil where the locale's calendar is not the Gregorian one.
    static func gregorianPattern(of format: OpaquePointer) -> String? {
        let format = UnsafeMutablePointer<UDateFormat?>(format)
        var status = U_ZERO_ERROR
        let kind = swift_ucal_getType(UnsafeMutablePointer(mutating: swift_udat_getCalendar(format)), &status)
        guard status.rawValue <= 0, let kind, String(cString: kind) == "gregorian" else { return nil }
        return text { swift_udat_toPattern(format, 0, $0, $1, &$2) }
    }

    static func dateSymbols(of format: OpaquePointer) -> DateSymbols {
        let format = UnsafeMutablePointer<UDateFormat?>(format)
        func names(_ kind: UDateFormatSymbolType) -> [String] {
            (0..<swift_udat_countSymbols(format, kind)).map { index in
                text { swift_udat_getSymbols(format, kind, index, $0, $1, &$2) } ?? ""
            }
        }
        return DateSymbols(
            months: .init(wide: names(UDAT_MONTHS), short: names(UDAT_SHORT_MONTHS)),
            standaloneMonths: .init(wide: names(UDAT_STANDALONE_MONTHS), short: names(UDAT_STANDALONE_SHORT_MONTHS)),
            // ICU counts weekdays from 1; the name at 0 is empty.
            weekdays: .init(
                wide: Array(names(UDAT_WEEKDAYS).dropFirst()), short: Array(names(UDAT_SHORT_WEEKDAYS).dropFirst())),
            standaloneWeekdays: .init(
                wide: Array(names(UDAT_STANDALONE_WEEKDAYS).dropFirst()),
                short: Array(names(UDAT_STANDALONE_SHORT_WEEKDAYS).dropFirst())),
            dayHalves: names(UDAT_AM_PMS))
    }

    static func relativeFormat(_ identifier: String) -> ICUObject? {
        var status = U_ZERO_ERROR
        let format = swift_ureldatefmt_open(
            identifier, nil, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &status)
        guard status.rawValue <= 0 else { return nil }
        return ICUObject(format) { swift_ureldatefmt_close($0) }
    }

    /// "yesterday" where the language has a word for it, else "2 days ago".
    static func text(of count: Double, _ unit: RelativeFormat.Unit, with format: OpaquePointer) -> String? {
        let unit =
            switch unit {
            case .second: UDAT_REL_UNIT_SECOND
            case .minute: UDAT_REL_UNIT_MINUTE
            case .hour: UDAT_REL_UNIT_HOUR
            case .day: UDAT_REL_UNIT_DAY
            case .week: UDAT_REL_UNIT_WEEK
            case .month: UDAT_REL_UNIT_MONTH
            case .year: UDAT_REL_UNIT_YEAR
            }
        return text { swift_ureldatefmt_format(format, count, unit, $0, $1, &$2) }
    }

    static func intervalFormat(_ identifier: String, skeleton: String, zone: String) -> ICUObject? {
        var status = U_ZERO_ERROR
        let skeleton = Array(skeleton.utf16)
        let zone = Array(zone.utf16)
        let format = swift_udtitvfmt_open(
            identifier, skeleton, Int32(skeleton.count), zone, Int32(zone.count), &status)
        guard status.rawValue <= 0 else { return nil }
        return ICUObject(format) { swift_udtitvfmt_close($0) }
    }

    static func text(from start: Double, to end: Double, with format: OpaquePointer) -> String? {
        text { swift_udtitvfmt_format(format, start * 1_000, end * 1_000, $0, $1, nil, &$2) }
    }

    private static func icuStyle(_ style: DateTimeStyle.Length?) -> UDateFormatStyle {
        switch style {
        case nil: UDAT_NONE
        case .short: UDAT_SHORT
        case .medium: UDAT_MEDIUM
        case .long: UDAT_LONG
        case .full: UDAT_FULL
        }
    }
}
