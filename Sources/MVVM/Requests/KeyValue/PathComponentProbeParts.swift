/// The properties of a value that is read from nothing; an optional one is absent.
struct PathComponentProbeParts<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let probe: PathComponentProbe
    let allKeys: [Key] = []
    var codingPath: [any CodingKey] { probe.codingPath }

    /// Asked for optional properties alone, before all else.
    func contains(_ key: Key) -> Bool {
        probe.asked.note(codingPath + [key])
        return false
    }

    func decodeNil(forKey key: Key) -> Bool { true }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        probe.asked.note(codingPath + [key], type)
        try probe.asked.checkLimit()
        return try probe.child(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
        probe.asked.note(codingPath + [key])
        return probe.child(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        probe.asked.note(codingPath + [key])
        return probe.child(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { probe }
    func superDecoder(forKey key: Key) -> any Decoder { probe.child(key) }
}
