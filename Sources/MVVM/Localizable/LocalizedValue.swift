import Foundation

/// A number or date that is the same for every value of its type: `@LocalizedInt(value: 42) public var limit`.
@propertyWrapper
public struct _LocalizedValue<Value: Localizable>: Sendable, Hashable, Codable {
    public let wrappedValue: Value

    public init(from decoder: any Decoder) throws {
        wrappedValue = try Value(from: decoder)
    }

    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension _LocalizedValue where Value == LocalizableInt {
    public init(value: Int, showGroupingSeparator: Bool = true, groupingSize: Int = 3) {
        wrappedValue = .init(value: value, showGroupingSeparator: showGroupingSeparator, groupingSize: groupingSize)
    }
}

extension _LocalizedValue where Value == LocalizableDouble {
    public init(
        value: Double, showGroupingSeparator: Bool = true, minimumFractionDigits: Int = 0,
        maximumFractionDigits: Int = 2
    ) {
        wrappedValue = .init(
            value: value, showGroupingSeparator: showGroupingSeparator, minimumFractionDigits: minimumFractionDigits,
            maximumFractionDigits: maximumFractionDigits)
    }
}

extension _LocalizedValue where Value == LocalizableDate {
    public init(value: Date, dateStyle: LocalizableDate.Style? = nil, timeStyle: LocalizableDate.Style? = nil) {
        wrappedValue = .init(value: value, dateStyle: dateStyle, timeStyle: timeStyle)
    }
}

extension PropertyVisitable {
    public typealias LocalizedInt = _LocalizedValue<LocalizableInt>
    public typealias LocalizedDouble = _LocalizedValue<LocalizableDouble>
    public typealias LocalizedDate = _LocalizedValue<LocalizableDate>
}
