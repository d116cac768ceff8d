import Foundation
import MVVM

/// Reads a value from its node.
struct JSONNodeDecoder: Decoder, SingleValueDecodingContainer {
    let node: JSONNode
    let codingPath: [any CodingKey]
    let visits: JSONVisits
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let object) = node.content else { throw mismatch(type, expected: "an object") }
        visits.open(object, at: node.offset, path: codingPath.map(\.stringValue))
        return KeyedDecodingContainer(
            JSONObjectDecoder<Key>(object: object, offset: node.offset, codingPath: codingPath, visits: visits))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let list) = node.content else { throw mismatch([JSONNode].self, expected: "a list") }
        return JSONListDecoder(list: list, codingPath: codingPath, visits: visits)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { if case .null = node.content { true } else { false } }

    func decode(_ type: Bool.Type) throws -> Bool {
        guard case .flag(let flag) = node.content else { throw mismatch(type, expected: "true or false") }
        return flag
    }

    func decode(_ type: String.Type) throws -> String {
        guard case .text(let text) = node.content else { throw mismatch(type, expected: "a text") }
        return text
    }

    func decode(_ type: Double.Type) throws -> Double { try real(type) }
    func decode(_ type: Float.Type) throws -> Float { try real(type) }

    func decode<T: Decodable & FixedWidthInteger>(_ type: T.Type) throws -> T {
        let text = try number(type)
        // What the parser let through is digits with a sign; anything more is a fraction or an exponent.
        guard text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) }) else {
            throw corrupted("\(text) is no whole number.")
        }
        guard let number = T(text) else {
            throw corrupted("\(text) is not between \(T.min) and \(T.max).")
        }
        return number
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value: (any Decodable)? =
            switch type {
            case is UUID.Type: UUID(strict: try decode(String.self))
            case is Date.Type: RFC3339.date(from: try decode(String.self))
            case let integer as any (Decodable & FixedWidthInteger).Type: try decode(integer)
            default: try T(from: self)
            }
        guard let result = value as? T else { throw corrupted("This is no \(type == Date.self ? "date" : "\(type)").") }
        return result
    }

    private func real<T: Decodable & BinaryFloatingPoint & LosslessStringConvertible>(_ type: T.Type) throws -> T {
        let text = try number(type)
        guard let number = T(text), number.isFinite else { throw corrupted("\(text) is too large.") }
        return number
    }

    private func number<T>(_ type: T.Type) throws -> String {
        guard case .number(let text) = node.content else { throw mismatch(type, expected: "a number") }
        return text
    }

    private func mismatch<T>(_ type: T.Type, expected: String) -> DecodingError {
        .typeMismatch(
            type, .init(codingPath: codingPath, debugDescription: "This is \(node.kind), where \(expected) belongs."))
    }

    private func corrupted(_ complaint: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: complaint))
    }
}
