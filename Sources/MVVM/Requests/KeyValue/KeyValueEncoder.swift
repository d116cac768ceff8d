import Foundation

/// Writes an `Encodable` as pairs in declared order: lists repeat their name, a nested value's names are joined by dots,
/// an absent optional writes nothing.
struct KeyValueEncoder: Encoder {
    private final class Output {
        var pairs = KeyValuePairs()
    }

    private let output: Output
    private let name: String
    private let isTail: Bool
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    static func pairs(of value: some Encodable) -> KeyValuePairs {
        let output = Output()
        do {
            try KeyValueEncoder(output: output, name: "", isTail: false).write(value)
        } catch {
            preconditionFailure("\(type(of: value)) cannot be written as a query: \(error)")
        }
        return output.pairs
    }

    private func write(_ value: some Encodable) throws {
        switch value {
        case let identifier as UUID: append(identifier.lowercase)
        case let date as Date: append(RFC3339.string(from: date))
        default: try value.encode(to: self)
        }
    }

    private func append(_ text: String) {
        if isTail {
            output.pairs.tail = text
        } else {
            output.pairs.values.append(KeyValuePair(name: name, value: text))
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Keyed(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { Values(encoder: self) }
    func singleValueContainer() -> any SingleValueEncodingContainer { Values(encoder: self) }

    private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoder: KeyValueEncoder
        let codingPath: [any CodingKey] = []

        mutating func encodeNil(forKey key: Key) {}

        mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
            try child(key, isTail: T.self is any PathComponentMarker.Type).write(value)
        }

        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> { child(key).container(keyedBy: type) }

        mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            child(key).unkeyedContainer()
        }

        mutating func superEncoder() -> any Encoder { encoder }
        mutating func superEncoder(forKey key: Key) -> any Encoder { child(key) }

        private func child(_ key: Key, isTail: Bool = false) -> KeyValueEncoder {
            let name = encoder.name.isEmpty ? key.stringValue : "\(encoder.name).\(key.stringValue)"
            return KeyValueEncoder(output: encoder.output, name: name, isTail: isTail)
        }
    }

    /// Both a single value and a list: a list is its name, repeated.
    private struct Values: UnkeyedEncodingContainer, SingleValueEncodingContainer {
        let encoder: KeyValueEncoder
        let codingPath: [any CodingKey] = []
        var count = 0

        mutating func encodeNil() {}

        mutating func encode<T: Encodable>(_ value: T) throws {
            count += 1
            switch value {
            case let text as String: encoder.append(text)
            case let number as any BinaryInteger: encoder.append(String(describing: number))
            case let number as any BinaryFloatingPoint: encoder.append(String(describing: number))
            case let flag as Bool: encoder.append(flag ? "true" : "false")
            default: try encoder.write(value)
            }
        }

        mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
            encoder.container(keyedBy: type)
        }

        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
        mutating func superEncoder() -> any Encoder { encoder }
    }
}
