/// A whole number that is shown in the visitor's digits and grouping.
///
/// On the wire `{"value": 1234, "text": "1,234"}`.
public struct LocalizableInt: Localizable {
    public let value: Int
    public let showGroupingSeparator: Bool
    public let groupingSize: Int
    /// The text as it came over the wire; it passes through unchanged.
    public let text: String?

    public init(value: Int, showGroupingSeparator: Bool = true, groupingSize: Int = 3) {
        self.value = value
        self.showGroupingSeparator = showGroupingSeparator
        self.groupingSize = groupingSize
        self.text = nil
    }

    public init(from decoder: any Decoder) throws {
        let quantity = try Quantity<Int>(from: decoder)
        value = quantity.value
        showGroupingSeparator = true
        groupingSize = 3
        text = quantity.text
    }

    public func encode(to encoder: any Encoder) throws { try Quantity(value: value, text: text).encode(to: encoder) }

    public var content: LocalizableContent { .integer(self) }
    public static var shape: Shape { .quantity }
    public static func stub() -> LocalizableInt { .init(value: 42) }
}
