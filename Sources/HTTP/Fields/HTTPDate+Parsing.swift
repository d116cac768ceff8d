extension HTTPDate {
    /// Reads IMF-fixdate and the two obsolete forms that a recipient must accept (RFC 9110 §5.6.7). The day's name is not
    /// checked against the date. A two-digit year means 1977…2076: none is more than 50 years ahead of 2026, where the
    /// RFC lets the window move on by a year each year.
    public init?(parsing text: String) {
        let bytes = Array(text.utf8)
        // The forms differ in where the comma stands: "Sun, 06 Nov…", "Sunday, 06-Nov-94…", "Sun Nov  6…".
        switch bytes.firstIndex(of: .comma) {
        case 3: self.init(bytes, day: 5, month: 8, year: 12..<16, time: 17, count: 29)
        case let comma? where (6...9).contains(comma):
            self.init(
                bytes, day: comma + 2, month: comma + 5, year: comma + 9..<comma + 11, time: comma + 12,
                count: comma + 24)
        case nil: self.init(bytes, day: 8, month: 4, year: 20..<24, time: 11, count: 24)
        default: return nil
        }
    }

    private init?(_ bytes: [UInt8], day: Int, month: Int, year: Range<Int>, time: Int, count: Int) {
        guard
            bytes.count == count, Self.hasSeparators(bytes, day: day, month: month, year: year, time: time),
            let dayNumber = Self.number(bytes[day..<day + 2]), let yearNumber = Self.number(bytes[year]),
            let monthIndex = Self.months.firstIndex(where: { $0.utf8.elementsEqual(bytes[month..<month + 3]) }),
            let hour = Self.number(bytes[time..<time + 2]), let minute = Self.number(bytes[time + 3..<time + 5]),
            let second = Self.number(bytes[time + 6..<time + 8]), hour < 24, minute < 60, second <= 60
        else { return nil }
        let fullYear = year.count == 4 ? yearNumber : yearNumber + (yearNumber < 77 ? 2000 : 1900)
        guard let date = CivilDate(year: fullYear, month: monthIndex + 1, day: dayNumber) else { return nil }
        self.init(secondsSinceEpoch: date.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second)
    }

    /// What stands between the numbers, and the zone.
    private static func hasSeparators(_ bytes: [UInt8], day: Int, month: Int, year: Range<Int>, time: Int) -> Bool {
        let dash = UInt8(ascii: "-")
        let isAnsi = time < year.lowerBound
        let separator: UInt8 = year.count == 2 ? dash : .space
        let zone = isAnsi ? [] : Array(" GMT".utf8)
        return bytes[day - 1] == .space && bytes[month - 1] == (isAnsi ? .space : separator)
            && bytes[year.lowerBound - 1] == separator && bytes[time - 1] == .space && bytes[time + 2] == .colon
            && bytes[time + 5] == .colon && (isAnsi || bytes[(time + 8)...].elementsEqual(zone))
    }

    /// Digits only; the obsolete asctime form may begin a day with a space.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for (offset, byte) in bytes.enumerated() {
            if offset == 0, byte == .space { continue }
            guard let digit = byte.digitValue else { return nil }
            number = number * 10 + digit
        }
        return number
    }
}
