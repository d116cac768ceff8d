import Foundation
import MVVM
import Testing

@Suite("A date on the wire")
struct RFC3339Tests {
    @Test(
        "is written in UTC and whole seconds, and read back",
        arguments: [
            (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_799, "2000-02-29T23:59:59Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
            (1_773_480_413, "2026-03-14T09:26:53Z"), (-62_167_219_200, "0000-01-01T00:00:00Z"),
            (253_402_300_799, "9999-12-31T23:59:59Z"),
        ])
    func table(_ seconds: Int, _ text: String) {
        let date = Date(timeIntervalSince1970: Double(seconds))
        #expect(RFC3339.string(from: date) == text)
        #expect(RFC3339.date(from: text) == date)
    }

    @Test(
        "outside of four digits for a year is held at the edge",
        arguments: [
            (-1e18, "0000-01-01T00:00:00Z"), (1e18, "9999-12-31T23:59:59Z"), (-.infinity, "0000-01-01T00:00:00Z"),
            (.infinity, "9999-12-31T23:59:59Z"), (.nan, "0000-01-01T00:00:00Z"),
        ])
    func edges(_ seconds: Double, _ text: String) {
        #expect(RFC3339.string(from: Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test(
        "is rounded down to its second", arguments: [(0.999, "1970-01-01T00:00:00Z"), (-0.001, "1969-12-31T23:59:59Z")])
    func rounding(_ seconds: Double, _ text: String) {
        #expect(RFC3339.string(from: Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test(
        "may be read with a fraction and an offset",
        arguments: [
            ("1970-01-01T00:00:00.5Z", 0.5), ("1970-01-01T00:00:00.123456789Z", 0.123_456_789),
            ("1970-01-01T01:00:00+01:00", 0), ("1969-12-31T18:30:00-05:30", 0), ("1970-01-01T00:00:00+00:00", 0),
            ("1970-01-01T23:59:00+23:59", 0),
        ])
    func variants(_ text: String, _ seconds: Double) throws {
        let date = try #require(RFC3339.date(from: text))
        #expect(abs(date.timeIntervalSince1970 - seconds) < 1e-6)
    }

    @Test(
        "is nothing else",
        arguments: [
            "", "2026-03-14", "2026-03-14T09:26:53", "2026-03-14 09:26:53Z", "2026-03-14t09:26:53Z",
            "2026-03-14T09:26:53z",
            "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
            "2026-04-31T00:00:00Z", "2026-03-14T24:00:00Z", "2026-03-14T09:60:53Z", "2026-03-14T09:26:60Z",
            "2026-03-14T09:26:53.Z", "2026-03-14T09:26:53.1234567890Z", "2026-03-14T09:26:53+24:00",
            "2026-03-14T09:26:53+01:60", "2026-03-14T09:26:53+0100", "2026-03-14T09:26:53Z ", " 2026-03-14T09:26:53Z",
            "+026-03-14T09:26:53Z", "2026-3-14T09:26:53Z", "２026-03-14T09:26:53Z", "2026-03-14T09:26:53,5Z",
            "12026-03-14T09:26:53Z", "2026-03-14T-9:26:53Z",
        ])
    func refused(_ text: String) {
        #expect(RFC3339.date(from: text) == nil)
    }
}
