/// Reads the members of an object, and notes which ones are asked for.
struct JSONObjectDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let object: JSONObject
    let offset: Int
    let codingPath: [any CodingKey]
    let visits: JSONVisits

    var allKeys: [Key] { object.members.compactMap { Key(stringValue: $0.name) } }

    func contains(_ key: Key) -> Bool { member(key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try decoder(for: key).decodeNil() }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder(for: key).decode(type) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try decoder(for: key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(for: key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        JSONNodeDecoder(
            node: JSONNode(content: .object(object), offset: offset), codingPath: codingPath, visits: visits)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

    private func member(_ key: Key) -> JSONNode? {
        visits.ask(for: key.stringValue, at: offset)
        return object[key.stringValue]
    }

    private func decoder(for key: Key) throws -> JSONNodeDecoder {
        guard let node = member(key) else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: codingPath, debugDescription: "'\(key.stringValue)' is missing."))
        }
        return JSONNodeDecoder(node: node, codingPath: codingPath + [key], visits: visits)
    }
}
