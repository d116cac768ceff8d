import Foundation
import MVVM

/// Writes dates as a locale does.
///
/// Each style's pattern is compiled once. What the compiled form does not cover (zone names, other calendars than the
/// Gregorian, flexible day periods, years before 1583) is written by ICU, behind a lock, at some microseconds.
final class DateFormat: Sendable {
    /// Since 1583-01-01; ICU's Gregorian calendar is Julian before its change of 1582.
    private static let compiledSpan = -12_212_553_600.0..<253_402_300_800.0

    private let locale: LocaleTag
    /// By `DateTimeStyle.index`; nil where ICU writes.
    private let patterns: [DatePattern?]
    /// The same, so that taking one counts no reference, which would cost as much as writing a date. `patterns` keeps them.
    private let lentPatterns: [Unmanaged<DatePattern>?]
    private let formats = Memo<ZonedStyle, ICUObject?>(limit: 256)

    init(_ locale: LocaleTag, digits: IntegerFormat) {
        self.locale = locale
        patterns = DateTimeStyle.all.map { Self.pattern($0, of: locale, digits: digits) }
        lentPatterns = patterns.map { $0.map { Unmanaged.passUnretained($0) } }
    }

    func append(_ date: Date, _ style: DateTimeStyle, in zone: ZoneOffsets, to bytes: inout [UInt8]) {
        let seconds = date.timeIntervalSince1970
        if let moment = Self.moment(seconds, in: zone), let pattern = patterns[style.index] {
            pattern.append(moment, to: &bytes)
        } else {
            bytes += Array(slowText(seconds, style, in: zone).utf8)
        }
    }

    /// - Parameter text: with room for `limit` bytes.
    /// - Returns: how many bytes the date has; nil where ICU writes it, or it might be longer.
    func write(
        _ date: Date, _ style: DateTimeStyle, in zone: ZoneOffsets, to text: UnsafeMutablePointer<UInt8>, limit: Int
    ) -> Int? {
        guard let pattern = lentPatterns[style.index],
            let moment = Self.moment(date.timeIntervalSince1970, in: zone)
        else { return nil }
        return pattern._withUnsafeGuaranteedRef {
            $0.isPlain && $0.capacity <= limit ? $0.write(moment, to: text) : nil
        }
    }

    /// nil outside the span that is compiled.
    @inline(__always)
    private static func moment(_ seconds: Double, in zone: ZoneOffsets) -> CivilMoment? {
        guard compiledSpan.contains(seconds) else { return nil }
        // Rounded down by hand: `rounded(.down)` is a call.
        let moment = Int(seconds) - (Double(Int(seconds)) > seconds ? 1 : 0)
        return CivilMoment(localSeconds: moment + zone.offset(at: moment))
    }

    /// Whether our own code writes this style.
    func isCompiled(_ style: DateTimeStyle) -> Bool { patterns[style.index] != nil }

    /// 2026-12-23 13:45:56 and 2026-01-04 00:05:07 in UTC: both halves of the day, one and two digits everywhere.
    private static let probes = [1_798_033_556, 1_767_485_107]

    /// A pattern that does not write the probes as ICU does is left to ICU: some locales override the digits of a
    /// single field, such as Hawaiian its months (`M=romanlow`).
    private static func pattern(
        _ style: DateTimeStyle, of locale: LocaleTag, digits: IntegerFormat
    ) -> DatePattern? {
        ICU.dateFormat(locale.icuIdentifier, style, zone: "UTC")?.use { format -> DatePattern? in
            guard let text = ICU.gregorianPattern(of: format),
                let pattern = DatePattern(text, symbols: ICU.dateSymbols(of: format), digits: digits)
            else { return nil }
            let agrees = probes.allSatisfy { probe in
                var bytes: [UInt8] = []
                pattern.append(CivilMoment(localSeconds: probe), to: &bytes)
                return ICU.text(ofDate: Double(probe), with: format) == String(decoding: bytes, as: UTF8.self)
            }
            return agrees ? pattern : nil
        }
    }

    private func slowText(_ seconds: Double, _ style: DateTimeStyle, in zone: ZoneOffsets) -> String {
        let key = ZonedStyle(style: style, zone: zone.zone.identifier)
        let format = formats.value(for: key) { ICU.dateFormat(locale.icuIdentifier, style, zone: key.zone) }
        // The wire's form, where ICU has no format: a date that is readable is better than none.
        return format?.use { ICU.text(ofDate: seconds, with: $0) }
            ?? RFC3339.string(from: Date(timeIntervalSince1970: seconds))
    }
}
