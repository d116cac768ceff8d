/// A whole number that is shown in the visitor's digits and grouping.
///
/// On the wire `{"value": 1234, "text": "1,234"}`.
public struct LocalizableInt: Localizable {
    public let value: Int
    public let showGroupingSeparator: Bool
    private let digits: Int32
    private let received: Received?

    // Three words in all, so that `any Localizable` holds one without an allocation.
    private indirect enum Received: Hashable {
        case text(String)
    }

    public init(value: Int, showGroupingSeparator: Bool = true, groupingSize: Int = 3) {
        self.value = value
        self.showGroupingSeparator = showGroupingSeparator
        digits = Int32(clamping: groupingSize)
        received = nil
    }

    public init(from decoder: any Decoder) throws {
        let quantity = try Quantity<Int>(from: decoder)
        value = quantity.value
        showGroupingSeparator = true
        digits = 3
        received = quantity.text.map(Received.text)
    }

    /// Digits between two separators.
    public var groupingSize: Int { Int(digits) }

    /// The text as it came over the wire; it passes through unchanged.
    public var text: String? {
        guard case .text(let text) = received else { return nil }
        return text
    }

    public func encode(to encoder: any Encoder) throws { try Quantity(value: value, text: text).encode(to: encoder) }

    public var content: LocalizableContent { .integer(self) }
    public static var shape: Shape { .quantity }
    public static func stub() -> LocalizableInt { .init(value: 42) }
}
