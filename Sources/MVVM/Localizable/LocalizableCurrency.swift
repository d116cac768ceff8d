import Foundation

/// An amount of money, with the digits and the sign that its currency has where the visitor lives.
///
/// On the wire `{"value": 19.9, "unit": "EUR", "text": "€19.90"}`.
public struct LocalizableCurrency: Localizable {
    /// Decimal, so that no cent is lost.
    public let value: Decimal
    /// ISO 4217: `"EUR"`. An unknown code is shown as it is.
    public let code: String
    /// The text as it came over the wire; it passes through unchanged.
    public let text: String?

    public init(value: Decimal, code: String) {
        self.value = value
        self.code = code
        text = nil
    }

    /// - Throws: `DecodingError` for an amount without `unit`.
    public init(from decoder: any Decoder) throws {
        let quantity = try Quantity<Decimal>(from: decoder)
        value = quantity.value
        code = try quantity.requiredUnit(decoder)
        text = quantity.text
    }

    public func encode(to encoder: any Encoder) throws {
        try Quantity(value: value, unit: code, text: text).encode(to: encoder)
    }

    public var content: LocalizableContent { .currency(self) }
    public static var shape: Shape { .quantity }
    public static func stub() -> LocalizableCurrency { .init(value: 42, code: "EUR") }
}
