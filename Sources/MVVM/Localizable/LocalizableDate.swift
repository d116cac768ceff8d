import Foundation

/// A moment that is shown in the visitor's language and time zone.
///
/// On the wire `{"value": "2026-03-14T09:26:53Z", "text": "Mar 14, 2026"}` (RFC 3339, UTC).
public struct LocalizableDate: Localizable {
    /// How much of a date or a time is shown; CLDR's four lengths.
    public enum Style: String, Sendable, Hashable, Codable { case short, medium, long, full }

    public let value: Date
    /// Without any style the date is medium and the time is not shown.
    public let dateStyle: Style?
    public let timeStyle: Style?
    /// The text as it came over the wire; it passes through unchanged.
    public let text: String?

    public init(value: Date, dateStyle: Style? = nil, timeStyle: Style? = nil) {
        self.value = value
        self.dateStyle = dateStyle ?? (timeStyle == nil ? .medium : nil)
        self.timeStyle = timeStyle
        self.text = nil
    }

    public init(from decoder: any Decoder) throws {
        let quantity = try Quantity<String>(from: decoder)
        value = try RFC3339.date(from: quantity.value, decoder)
        dateStyle = .medium
        timeStyle = nil
        text = quantity.text
    }

    public func encode(to encoder: any Encoder) throws {
        try Quantity(value: RFC3339.string(from: value), text: text).encode(to: encoder)
    }

    public var content: LocalizableContent { .date(self) }
    public static var shape: Shape { .quantity }
    public static func stub() -> LocalizableDate { .init(value: StubClock.now) }
}
