/// A number with its unit: "12.5 km", "3 days".
///
/// On the wire `{"value": 12.5, "unit": "kilometer", "text": "12.5 km"}`.
public struct LocalizableMeasurement: Localizable {
    /// How long the unit's name is.
    public enum Width: String, Sendable, Hashable, CaseIterable {
        /// "3 kilometers"
        case long
        /// "3 km"
        case short
        /// "3km"
        case narrow
    }

    public let value: Double
    public let unit: Unit
    public let width: Width
    public let maximumFractionDigits: Int
    /// The text as it came over the wire; it passes through unchanged.
    public let text: String?

    public init(value: Double, unit: Unit, width: Width = .short, maximumFractionDigits: Int = 2) {
        self.value = value
        self.unit = unit
        self.width = width
        self.maximumFractionDigits = maximumFractionDigits
        text = nil
    }

    /// - Throws: `DecodingError` for a number without `unit`.
    public init(from decoder: any Decoder) throws {
        let quantity = try Quantity<Double>(from: decoder)
        value = quantity.value
        unit = Unit(rawValue: try quantity.requiredUnit(decoder))
        width = .short
        maximumFractionDigits = 2
        text = quantity.text
    }

    public func encode(to encoder: any Encoder) throws {
        try Quantity(value: value, unit: unit.rawValue, text: text).encode(to: encoder)
    }

    public var content: LocalizableContent { .measurement(self) }
    public static var shape: Shape { .quantity }
    public static func stub() -> LocalizableMeasurement { .init(value: 42, unit: .kilometer) }
}
