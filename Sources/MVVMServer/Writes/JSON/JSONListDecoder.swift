/// Reads the values of a list, one after the other.
struct JSONListDecoder: UnkeyedDecodingContainer {
    let list: [JSONNode]
    let codingPath: [any CodingKey]
    let visits: JSONVisits
    var currentIndex = 0

    var count: Int? { list.count }
    var isAtEnd: Bool { currentIndex >= list.count }

    /// Moves on only over a null.
    mutating func decodeNil() throws -> Bool {
        let isNull = try current().decodeNil()
        if isNull { currentIndex += 1 }
        return isNull
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value = try current().decode(type)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        let container = try current().container(keyedBy: type)
        currentIndex += 1
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try current().unkeyedContainer()
        currentIndex += 1
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try current()
        currentIndex += 1
        return decoder
    }

    private func current() throws -> JSONNodeDecoder {
        let path = codingPath + [Index(currentIndex)]
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(
                JSONNode.self, .init(codingPath: path, debugDescription: "The list ends before this."))
        }
        return JSONNodeDecoder(node: list[currentIndex], codingPath: path, visits: visits)
    }

    private struct Index: CodingKey {
        let index: Int
        var intValue: Int? { index }
        var stringValue: String { String(index) }

        init(_ index: Int) { self.index = index }
        init?(intValue: Int) { index = intValue }
        init?(stringValue: String) { nil }
    }
}
