import Foundation

/// A value as it would come over the wire, before it is text.
indirect enum LocalizedValue: Encodable {
    case absent
    case flag(Bool)
    case integer(Int)
    case double(Double)
    case decimal(Decimal)
    case text(String)
    case list([LocalizedValue])
    case object([String: LocalizedValue])

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .absent: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .integer(let number): try container.encode(number)
        // As JSON has it, which knows no other numbers.
        case .double(let number): try number.isFinite ? container.encode(number) : container.encodeNil()
        case .decimal(let number): try number.isFinite ? container.encode(number) : container.encodeNil()
        case .text(let text): try container.encode(text)
        case .list(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}
