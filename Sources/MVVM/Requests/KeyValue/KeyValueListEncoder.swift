/// Writes a list, which is its name repeated, or a single value.
struct KeyValueListEncoder: UnkeyedEncodingContainer, SingleValueEncodingContainer {
    let encoder: KeyValueEncoder
    let isList: Bool
    let codingPath: [any CodingKey] = []
    var count = 0

    mutating func encodeNil() throws {
        if isList { throw refusal(Any?.none as Any) }
    }

    mutating func encode<T: Encodable>(_ value: T) throws {
        guard isList else { return try encoder.write(value) }
        guard !encoder.isElement else { throw refusal(value) }
        count += 1
        try element.write(value)
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        element.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element.unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { element }

    private var element: KeyValueEncoder {
        var element = encoder
        element.isElement = true
        return element
    }

    private func refusal(_ value: Any) -> EncodingError {
        .invalidValue(
            value, .init(codingPath: [], debugDescription: "A list of a query or form holds plain values."))
    }
}
