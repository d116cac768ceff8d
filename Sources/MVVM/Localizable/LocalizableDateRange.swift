import Foundation

/// From a moment to another, with what both share said once: "Mar 14 – 16, 2026".
///
/// On the wire `{"value": "2026-03-14T09:00:00Z/2026-03-16T09:00:00Z", "text": "Mar 14 – 16, 2026"}` (an interval of
/// ISO 8601 §5.5 in UTC).
public struct LocalizableDateRange: Localizable {
    public let start: Date
    public let end: Date
    /// Without any style the dates are medium and the times are not shown.
    public let dateStyle: LocalizableDate.Style?
    public let timeStyle: LocalizableDate.Style?
    /// The text as it came over the wire; it passes through unchanged.
    public let text: String?

    /// - Parameter end: not before `start`; an earlier one is taken for the same moment.
    public init(
        start: Date, end: Date, dateStyle: LocalizableDate.Style? = nil, timeStyle: LocalizableDate.Style? = nil
    ) {
        self.start = start
        self.end = max(start, end)
        self.dateStyle = dateStyle ?? (timeStyle == nil ? .medium : nil)
        self.timeStyle = timeStyle
        text = nil
    }

    public init(from decoder: any Decoder) throws {
        let quantity = try Quantity<String>(from: decoder)
        let ends = try quantity.value.split(separator: "/", omittingEmptySubsequences: false)
            .map { try RFC3339.date(from: String($0), decoder) }
        guard ends.count == 2, ends[0] <= ends[1] else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "'\(quantity.value)' is no interval."))
        }
        start = ends[0]
        end = ends[1]
        dateStyle = .medium
        timeStyle = nil
        text = quantity.text
    }

    public func encode(to encoder: any Encoder) throws {
        let value = "\(RFC3339.string(from: start))/\(RFC3339.string(from: end))"
        try Quantity(value: value, text: text).encode(to: encoder)
    }

    public var content: LocalizableContent { .dateRange(self) }
    public static var shape: Shape { .quantity }
    public static func stub() -> LocalizableDateRange {
        .init(start: StubClock.now, end: StubClock.now.addingTimeInterval(2 * 86_400))
    }
}
