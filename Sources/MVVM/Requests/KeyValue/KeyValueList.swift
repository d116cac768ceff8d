/// The texts of a repeated name, read one after the other.
struct KeyValueList: UnkeyedDecodingContainer {
    let texts: [String]
    let codingPath: [any CodingKey]
    var count: Int? { texts.count }
    var isAtEnd: Bool { currentIndex >= texts.count }
    var currentIndex = 0

    mutating func decodeNil() throws -> Bool { false }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(type, .init(codingPath: codingPath, debugDescription: "The list ended."))
        }
        defer { currentIndex += 1 }
        return try KeyValueText(text: texts[currentIndex], codingPath: codingPath).decode(type)
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw flat(type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw flat([String].self) }
    mutating func superDecoder() throws -> any Decoder { throw flat(String.self) }

    private func flat<T>(_ type: T.Type) -> DecodingError {
        .typeMismatch(
            type, .init(codingPath: codingPath, debugDescription: "Lists of a query or form hold plain values."))
    }
}
