import HTTP
import Testing

@Suite("HTTP dates")
struct HTTPDateTests {
    @Test(
        "are written as IMF-fixdate and read back",
        arguments: [
            (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
            (951_782_399, "Mon, 28 Feb 2000 23:59:59 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
            (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
        ])
    func writes(_ seconds: Int, _ text: String) {
        #expect(HTTPDate(secondsSinceEpoch: seconds).description == text)
        #expect(HTTPDate(parsing: text)?.secondsSinceEpoch == seconds)
    }

    @Test(
        "of two digits are at most 50 years ahead (RFC 9110 §5.6.7)",
        arguments: [("76", "2076"), ("77", "1977"), ("00", "2000"), ("99", "1999")])
    func twoDigits(_ short: String, _ year: String) throws {
        let date = try #require(HTTPDate(parsing: "Sunday, 01-Mar-\(short) 00:00:00 GMT"))
        #expect(date.description.contains("01 Mar \(year)"))
    }

    @Test("are read in both obsolete forms", arguments: ["Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"])
    func obsolete(_ text: String) { #expect(HTTPDate(parsing: text)?.secondsSinceEpoch == 784_111_777) }

    @Test(
        "are refused without a crash",
        arguments: [
            "", ",", "Sun, ", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC",
            "Sun, 31 Feb 1994 08:49:37 GMT",
            "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, +6 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT",
            "Sun, 06-Nov-1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37", "Thursday, 0", "1994-11-06T08:49:37Z",
            "Sun Nov  6 08:49:37 19942", "Sun, 00 Nov 1994 08:49:37 GMT",
        ])
    func refuses(_ text: String) { #expect(HTTPDate(parsing: text) == nil) }

    @Test("agree with themselves over every day of four centuries")
    func everyDay() {
        for day in 0..<146_097 {
            let date = HTTPDate(secondsSinceEpoch: day * 86_400)
            guard HTTPDate(parsing: date.description) == date else {
                Issue.record("\(date)")
                return
            }
        }
    }

    @Test("are clamped to the years that four digits write", arguments: [(-1, 0), (Int.max, 253_402_300_799)])
    func clamps(_ given: Int, _ kept: Int) { #expect(HTTPDate(secondsSinceEpoch: given).secondsSinceEpoch == kept) }
}
