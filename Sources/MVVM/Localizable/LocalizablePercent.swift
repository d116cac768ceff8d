/// A share that is shown in percent: 0.25 is "25%".
///
/// On the wire `{"value": 0.25, "text": "25%"}`.
public struct LocalizablePercent: Localizable {
    public let value: Double
    public let minimumFractionDigits: Int
    public let maximumFractionDigits: Int
    /// The text as it came over the wire; it passes through unchanged.
    public let text: String?

    public init(value: Double, minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 0) {
        self.value = value
        self.minimumFractionDigits = minimumFractionDigits
        self.maximumFractionDigits = maximumFractionDigits
        self.text = nil
    }

    public init(from decoder: any Decoder) throws {
        let quantity = try Quantity<Double>(from: decoder)
        value = quantity.value
        minimumFractionDigits = 0
        maximumFractionDigits = 0
        text = quantity.text
    }

    public func encode(to encoder: any Encoder) throws { try Quantity(value: value, text: text).encode(to: encoder) }

    public var content: LocalizableContent { .percent(self) }
    public static var shape: Shape { .quantity }
    public static func stub() -> LocalizablePercent { .init(value: 0.42) }
}
