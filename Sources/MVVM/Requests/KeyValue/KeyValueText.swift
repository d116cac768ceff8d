import Foundation

/// One text of a query or form, read as the type that is asked for.
struct KeyValueText: Decoder, SingleValueDecodingContainer {
    let text: String?
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw mismatch(type, "has no parts")
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw mismatch([String].self, "is no list") }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { text == nil }
    func decode(_ type: String.Type) throws -> String { try present(type) }

    func decode(_ type: Bool.Type) throws -> Bool {
        switch try present(type) {
        case "true", "on", "1": true
        case "false", "off", "0": false
        default: throw mismatch(type, "is neither true nor false")
        }
    }

    func decode(_ type: Double.Type) throws -> Double {
        let text = try present(type)
        let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || "+-.e".utf8.contains($0) }
        let isUnsigned = text.utf8.first != UInt8(ascii: "+")
        guard isPlain, isUnsigned, let number = Double(text), number.isFinite else {
            throw mismatch(type, "is no number")
        }
        return number
    }

    func decode(_ type: Float.Type) throws -> Float {
        let number = Float(try decode(Double.self))
        guard number.isFinite else { throw mismatch(type, "is too large") }
        return number
    }

    func decode<T: Decodable & FixedWidthInteger>(_ type: T.Type) throws -> T {
        let text = try present(type)
        let digits = text.utf8.first == 45 ? text.utf8.dropFirst() : text.utf8[...]
        let isPlain = !digits.isEmpty && digits.allSatisfy { (48...57).contains($0) }
        guard isPlain, let number = T(text) else { throw mismatch(type, "is no whole number of this size") }
        return number
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value: (any Decodable)? =
            switch type {
            case is UUID.Type: UUID(strict: try present(type))
            case is Date.Type: RFC3339.date(from: try present(type))
            case let integer as any (Decodable & FixedWidthInteger).Type: try decode(integer)
            default: try T(from: self)
            }
        guard let result = value as? T else { throw mismatch(type, "is no \(type)") }
        return result
    }

    private func present<T>(_ type: T.Type) throws -> String {
        guard let text else {
            throw DecodingError.valueNotFound(
                type, .init(codingPath: codingPath, debugDescription: "A value is missing."))
        }
        return text
    }

    private func mismatch<T>(_ type: T.Type, _ complaint: String) -> DecodingError {
        .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "'\(text ?? "")' \(complaint)."))
    }
}
