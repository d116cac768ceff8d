/// A decimal number that is shown in the visitor's digits, grouping and decimal separator.
///
/// On the wire `{"value": 1914.5, "text": "1,914.5"}`.
public struct LocalizableDouble: Localizable {
    public let value: Double
    public let showGroupingSeparator: Bool
    public let minimumFractionDigits: Int
    public let maximumFractionDigits: Int
    /// The text as it came over the wire; it passes through unchanged.
    public let text: String?

    public init(
        value: Double, showGroupingSeparator: Bool = true, minimumFractionDigits: Int = 0,
        maximumFractionDigits: Int = 2
    ) {
        self.value = value
        self.showGroupingSeparator = showGroupingSeparator
        self.minimumFractionDigits = minimumFractionDigits
        self.maximumFractionDigits = maximumFractionDigits
        self.text = nil
    }

    public init(from decoder: any Decoder) throws {
        let quantity = try Quantity<Double>(from: decoder)
        value = quantity.value
        showGroupingSeparator = true
        minimumFractionDigits = 0
        maximumFractionDigits = 2
        text = quantity.text
    }

    public func encode(to encoder: any Encoder) throws { try Quantity(value: value, text: text).encode(to: encoder) }

    public var content: LocalizableContent { .double(self) }
    public static var shape: Shape { .quantity }
    public static func stub() -> LocalizableDouble { .init(value: 1914.5) }
}
