/// Reads the parts of a value, each below the value's own name.
struct KeyValuePartsDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: KeyValueDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        let parts = decoder.values.keys.compactMap { KeyValueName.part(of: $0, below: decoder.prefix) }
        return Set(parts).compactMap { Key(stringValue: $0) }
    }

    func contains(_ key: Key) -> Bool {
        let child = decoder.child(key)
        return decoder.values[child.prefix] != nil || child.hasParts
    }

    func decodeNil(forKey key: Key) -> Bool {
        decoder.values[decoder.child(key).prefix].map { $0.allSatisfy(\.isEmpty) } ?? false
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        contains(key) ? try decode(type, forKey: key) : nil
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        let takesEmptyText = type == String.self || type is any ExpressibleByArrayLiteral.Type
        guard contains(key), takesEmptyText || !decodeNil(forKey: key) else { return nil }
        return try decode(type, forKey: key)
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let path = codingPath + [key]
        if type is any PathComponentMarker.Type {
            return try T(from: KeyValueText(text: decoder.tail, codingPath: path))
        }
        let child = decoder.child(key)
        guard let texts = decoder.values[child.prefix] else { return try decodeParts(type, of: child, key) }
        if type is any ExpressibleByArrayLiteral.Type { return try T(from: child) }
        guard texts.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: path, debugDescription: "'\(child.prefix)' is given \(texts.count) times."))
        }
        return try KeyValueText(text: texts[0], codingPath: path).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { decoder.child(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.child(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> any Decoder { decoder.child(key) }

    /// A value that is written in parts; one without any value is written as nothing.
    private func decodeParts<T: Decodable>(_ type: T.Type, of child: KeyValueDecoder, _ key: Key) throws -> T {
        do {
            return try T(from: child)
        } catch is DecodingError where !child.hasParts {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: codingPath, debugDescription: "'\(child.prefix)' is missing."))
        }
    }
}
