import Foundation

extension FormInputType {
    /// A moment as this input's values are written (HTML Living Standard §2.3.5), in UTC; nil for what holds no time.
    func text(of date: Date) -> String? {
        let text = RFC3339.string(from: date)
        return switch self {
        case .date: String(text.prefix(10))
        case .month: String(text.prefix(7))
        case .week: week(of: date)
        case .time: String(text.dropFirst(11).prefix(5))
        case .datetimeLocal: String(text.prefix(16))
        case .text, .search, .tel, .url, .email, .password, .number, .range, .color, .file: nil
        }
    }

    /// A week belongs to the year that its Thursday lies in (ISO 8601).
    private func week(of date: Date) -> String? {
        let days = RFC3339.seconds(of: date).flooredDivision(by: 86_400).quotient
        // 1970-01-01 was a Thursday.
        let weekday = (days + 3).flooredDivision(by: 7).remainder
        let thursday = CivilDate(daysSinceEpoch: days - weekday + 3)
        guard let newYear = CivilDate(year: thursday.year, month: 1, day: 1) else { return nil }
        let number = (thursday.daysSinceEpoch - newYear.daysSinceEpoch) / 7 + 1
        return "\(thursday.year)-W\(number < 10 ? "0" : "")\(number)"
    }
}
