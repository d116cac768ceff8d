/// A place in an order: "1st", "2.º".
///
/// It has the language's plain form; where the word that follows decides its gender, a message with an `ordinal:` map
/// says it better. On the wire `{"value": 1, "text": "1st"}`.
public struct LocalizableOrdinal: Localizable {
    public let value: Int
    /// The text as it came over the wire; it passes through unchanged.
    public let text: String?

    public init(value: Int) {
        self.value = value
        text = nil
    }

    public init(from decoder: any Decoder) throws {
        let quantity = try Quantity<Int>(from: decoder)
        value = quantity.value
        text = quantity.text
    }

    public func encode(to encoder: any Encoder) throws { try Quantity(value: value, text: text).encode(to: encoder) }

    public var content: LocalizableContent { .ordinal(self) }
    public static var shape: Shape { .quantity }
    public static func stub() -> LocalizableOrdinal { .init(value: 1) }
}
