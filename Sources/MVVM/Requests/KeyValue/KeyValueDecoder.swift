import Foundation

/// Reads a `Decodable` from pairs: a repeated name is a list, a missing or empty one is an absent optional.
///
/// Numbers are digits with an optional minus and nothing else; `Bool` is `true`/`on`/`1` or `false`/`off`/`0`.
public struct KeyValueDecoder: Decoder {
    private let values: [String: [String]]
    private let tail: String?
    private let prefix: String
    public let codingPath: [any CodingKey]
    public let userInfo: [CodingUserInfoKey: Any] = [:]

    /// - Parameter tail: what follows the request's path, for the property that is its `@PathComponent`.
    public init(_ pairs: [KeyValuePair], tail: String? = nil) {
        self.init(
            values: Dictionary(grouping: pairs, by: \.name).mapValues { $0.map(\.value) }, tail: tail, prefix: "",
            codingPath: [])
    }

    private init(values: [String: [String]], tail: String?, prefix: String, codingPath: [any CodingKey]) {
        self.values = values
        self.tail = tail
        self.prefix = prefix
        self.codingPath = codingPath
    }

    /// - Throws: `DecodingError` that names the key.
    public func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }

    public func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed(decoder: self))
    }

    public func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        KeyValueList(texts: values[prefix] ?? [], codingPath: codingPath)
    }

    public func singleValueContainer() throws -> any SingleValueDecodingContainer {
        KeyValueText(text: values[prefix]?.last, codingPath: codingPath)
    }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: KeyValueDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }
        var allKeys: [Key] { decoder.values.keys.compactMap { Key(stringValue: $0) } }

        func contains(_ key: Key) -> Bool { decoder.values[name(of: key)] != nil || hasParts(key) }

        func decodeNil(forKey key: Key) -> Bool {
            decoder.values[name(of: key)]?.allSatisfy(\.isEmpty) ?? !hasParts(key)
        }

        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
            let path = codingPath + [key]
            if type is any PathComponentMarker.Type {
                return try T(from: KeyValueText(text: decoder.tail, codingPath: path))
            }
            let name = name(of: key)
            guard let texts = decoder.values[name] else {
                guard hasParts(key) || type is any ExpressibleByArrayLiteral.Type else {
                    throw DecodingError.keyNotFound(
                        key, .init(codingPath: codingPath, debugDescription: "'\(name)' is missing."))
                }
                return try T(from: child(key))
            }
            if type is any ExpressibleByArrayLiteral.Type { return try T(from: child(key)) }
            guard texts.count == 1 else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: path, debugDescription: "'\(name)' is given \(texts.count) times."))
            }
            return try KeyValueText(text: texts[0], codingPath: path).decode(type)
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> { child(key).container(keyedBy: type) }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try child(key).unkeyedContainer()
        }

        func superDecoder() throws -> any Decoder { decoder }
        func superDecoder(forKey key: Key) throws -> any Decoder { child(key) }

        /// Whether there are names below the key's own: `range.from`.
        private func hasParts(_ key: Key) -> Bool {
            let prefix = name(of: key) + "."
            return decoder.values.keys.contains { $0.utf8.starts(with: prefix.utf8) }
        }

        private func name(of key: Key) -> String {
            decoder.prefix.isEmpty ? key.stringValue : "\(decoder.prefix).\(key.stringValue)"
        }

        private func child(_ key: Key) -> KeyValueDecoder {
            KeyValueDecoder(
                values: decoder.values, tail: nil, prefix: name(of: key), codingPath: codingPath + [key])
        }
    }
}
