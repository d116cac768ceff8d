/// Writes the parts of a value, each below the value's own name.
struct KeyValuePartsEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: KeyValueEncoder
    let codingPath: [any CodingKey] = []

    mutating func encodeNil(forKey key: Key) {}

    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        guard !encoder.isElement else {
            throw EncodingError.invalidValue(
                value, .init(codingPath: [key], debugDescription: "A list of a query or form holds plain values."))
        }
        var child = child(key)
        child.isTail = T.self is any PathComponentMarker.Type
        try child.write(value)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { child(key).container(keyedBy: type) }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        child(key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { encoder }
    mutating func superEncoder(forKey key: Key) -> any Encoder { child(key) }

    private func child(_ key: Key) -> KeyValueEncoder {
        KeyValueEncoder(
            output: encoder.output, name: KeyValueName.joined(encoder.name, key.stringValue),
            isElement: encoder.isElement)
    }
}
