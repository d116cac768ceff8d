import Foundation
import MVVM
import Testing

@testable import Localization

@Suite("DateFormat")
struct DateFormatTests {
    private func text(_ date: Date, _ locale: String, _ style: DateTimeStyle, _ zone: String = "UTC") throws -> String {
        let tag = try #require(LocaleTag(locale))
        let symbols = try #require(ICU.numberSymbols(tag.icuIdentifier))
        let zone = ZoneOffsets(try #require(TimeZone(identifier: zone)))
        var bytes: [UInt8] = []
        DateFormat(tag, digits: IntegerFormat(symbols)).append(date, style, in: zone, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "Dates are written in the locale's order, names and digits",
        arguments: [
            ("en", DateTimeStyle.Length.short, "3/14/26"), ("en", .medium, "Mar 14, 2026"),
            ("en", .long, "March 14, 2026"),
            ("en", .full, "Saturday, March 14, 2026"), ("es", .long, "14 de marzo de 2026"),
            ("de", .medium, "14.03.2026"),
            ("ar", .long, "14 مارس، 2026"), ("ja", .full, "2026年3月14日 土曜日"),
            ("ar-EG", .medium, "١٤\u{200F}/٠٣\u{200F}/٢٠٢٦"),
        ])
    func dates(locale: String, style: DateTimeStyle.Length, expected: String) throws {
        #expect(try text(StubClock.now, locale, DateTimeStyle(date: style, time: nil)) == expected)
    }

    @Test(
        "The visitor's zone moves the day and the hour",
        arguments: [
            ("UTC", "3/14/26, 9:26\u{202F}AM"), ("Pacific/Kiritimati", "3/14/26, 11:26\u{202F}PM"),
            ("America/Los_Angeles", "3/14/26, 2:26\u{202F}AM"), ("Asia/Kathmandu", "3/14/26, 3:11\u{202F}PM"),
        ])
    func zones(zone: String, expected: String) throws {
        #expect(try text(StubClock.now, "en", DateTimeStyle(date: .short, time: .short), zone) == expected)
    }

    @Test(
        "A time without a date, and what only ICU writes",
        arguments: [
            ("en", DateTimeStyle(date: nil, time: .medium), "9:26:53\u{202F}AM"),
            ("en", DateTimeStyle(date: nil, time: .long), "9:26:53\u{202F}AM GMT"),
            ("fa", DateTimeStyle(date: .long, time: nil), "۲۳ اسفند ۱۴۰۴"),
            ("th", DateTimeStyle(date: .long, time: nil), "14 มีนาคม 2569"),
        ])
    func others(locale: String, style: DateTimeStyle, expected: String) throws {
        #expect(try text(StubClock.now, locale, style) == expected)
    }

    @Test("A date far out of any calendar is still a text", arguments: [-1e15, 1e15, -6e10, 253_402_300_800])
    func absurd(seconds: Double) throws {
        let date = Date(timeIntervalSince1970: seconds)
        #expect(try !text(date, "en", DateTimeStyle(date: .medium, time: nil)).isEmpty)
    }

    @Test("Every pattern of every locale writes dates as ICU does")
    func everyLocale() throws {
        // 137 hours and some minutes apart, so that all hours, weekdays and months are met.
        let usual = (0..<60).map { 1_767_225_600 + $0 * 494_537 }
        // 1583, 1899, 1900, 1969, 2000, 2099, 2100, 9999: the edges of what is computed another way.
        let far = [
            -12_212_553_600, -2_208_988_801, -2_203_891_200, -1, 951_782_400, 4_102_444_799, 4_107_542_399,
            4_107_542_400, 253_402_300_799,
        ]
        let tags = Locale.availableIdentifiers.compactMap(LocaleTag.init).filter { $0.region == nil }
        var compiled = 0
        for tag in tags { compiled += try compare(tag, usual + far, zone: "UTC") }
        #expect(compiled > 1_500)
    }

    @Test(
        "A year of days is written as ICU does, where summer time begins and ends",
        arguments: ["en", "es", "ar", "ar-EG", "hi", "de", "zh-Hant"], ["America/New_York", "Australia/Lord_Howe"])
    func yearOfDays(locale: String, zone: String) throws {
        let moments = (0..<366).map { 1_767_225_600 + $0 * 86_400 + $0 * 2_579 % 86_400 }
        #expect(try compare(try #require(LocaleTag(locale)), moments, zone: zone) > 0)
    }

    @Test(
        "The year 10000, which only a zone far in the east can show, has its five digits",
        arguments: ["en", "ar-EG", "my"])
    func fiveDigits(locale: String) throws {
        let moments = [253_402_300_799]
        #expect(try compare(try #require(LocaleTag(locale)), moments, zone: "Pacific/Kiritimati") > 0)
    }

    /// The number of styles that are compiled.
    private func compare(_ tag: LocaleTag, _ moments: [Int], zone: String) throws -> Int {
        let offsets = ZoneOffsets(try #require(TimeZone(identifier: zone)))
        let format = DateFormat(tag, digits: IntegerFormat(try #require(ICU.numberSymbols(tag.icuIdentifier))))
        let styles = DateTimeStyle.all.filter(format.isCompiled)
        for style in styles {
            let reference = try #require(ICU.dateFormat(tag.icuIdentifier, style, zone: zone))
            let wrong = moments.first { moment in
                var bytes: [UInt8] = []
                format.append(Date(timeIntervalSince1970: Double(moment)), style, in: offsets, to: &bytes)
                let expected = reference.use { ICU.text(ofDate: Double(moment), with: $0) }
                return expected != String(decoding: bytes, as: UTF8.self)
            }
            #expect(wrong == nil, "\(tag) \(style)")
        }
        return styles.count
    }

    @Test(
        "The table of a zone agrees with Foundation",
        arguments: [
            "Europe/Berlin", "America/Sao_Paulo", "Asia/Tehran", "Africa/Casablanca", "Antarctica/Troll",
            "Asia/Pyongyang",
        ])
    func offsets(zone: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        let table = ZoneOffsets(zone)
        for moment in stride(from: -1_000_000_000, to: 4_000_000_000, by: 1_234_567) {
            let expected = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
            #expect(table.offset(at: moment) == expected, "\(moment)")
        }
    }
}
