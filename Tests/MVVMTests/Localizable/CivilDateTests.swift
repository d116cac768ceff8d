import Foundation
import MVVM
import Testing

@Suite("A day of the calendar")
struct CivilDateTests {
    @Test("is the one that Foundation finds, over 1,200 years")
    func foundation() throws {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        // A step that is no multiple of weeks, months or leap years. Before 1582 Foundation's calendar is another one.
        for days in stride(from: -100_000, through: 340_000, by: 37) {
            let date = Date(timeIntervalSince1970: Double(days) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let civil = CivilDate(daysSinceEpoch: days)
            #expect([civil.year, civil.month, civil.day] == [parts.year, parts.month, parts.day])
            #expect(civil.daysSinceEpoch == days)
        }
    }

    @Test("follows the one before, without a gap, through five centuries")
    func everyDay() throws {
        var previous = CivilDate(daysSinceEpoch: -40_001)
        for days in -40_000...146_097 {
            let day = CivilDate(daysSinceEpoch: days)
            let isNext = day.day == previous.day + 1 && day.month == previous.month
            let isFirst = day.day == 1 && previous.day >= 28
            #expect(isNext || isFirst)
            #expect(CivilDate(year: day.year, month: day.month, day: day.day)?.daysSinceEpoch == days)
            previous = day
        }
    }

    @Test(
        "is there or is not",
        arguments: [
            (2024, 2, 29, true), (2023, 2, 29, false), (1900, 2, 29, false), (2000, 2, 29, true), (2026, 4, 31, false),
            (2026, 12, 31, true), (2026, 0, 1, false), (2026, 13, 1, false), (2026, 1, 0, false), (2026, 1, 32, false),
            (0, 2, 29, true), (-4, 2, 29, true),
        ])
    func exists(_ year: Int, _ month: Int, _ day: Int, _ exists: Bool) {
        #expect((CivilDate(year: year, month: month, day: day) != nil) == exists)
    }
}
