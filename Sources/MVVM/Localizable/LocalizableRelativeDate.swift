import Foundation

/// How long ago, or how soon: "yesterday", "in 3 hours".
///
/// The caller says what now is, so that the same data gives the same bytes. On the wire
/// `{"value": "2026-03-14T09:26:53Z", "text": "yesterday"}` (RFC 3339, UTC).
public struct LocalizableRelativeDate: Localizable {
    public let value: Date
    public let now: Date
    /// The text as it came over the wire; it passes through unchanged.
    public let text: String?

    /// - Parameter now: from the injected clock, never the system's.
    public init(value: Date, now: Date) {
        self.value = value
        self.now = now
        text = nil
    }

    public init(from decoder: any Decoder) throws {
        let quantity = try Quantity<String>(from: decoder)
        value = try RFC3339.date(from: quantity.value, decoder)
        now = value
        text = quantity.text
    }

    public func encode(to encoder: any Encoder) throws {
        try Quantity(value: RFC3339.string(from: value), text: text).encode(to: encoder)
    }

    public var content: LocalizableContent { .relativeDate(self) }
    public static var shape: Shape { .quantity }
    public static func stub() -> LocalizableRelativeDate {
        .init(value: StubClock.now.addingTimeInterval(-86_400), now: StubClock.now)
    }
}
