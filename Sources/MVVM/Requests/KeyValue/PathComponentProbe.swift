/// A decoder of nothing that notes which type is asked for first.
struct PathComponentProbe: Decoder {
    final class Asked {
        /// The name of that property, where it is a `@PathComponent`.
        var pathComponent: String?
    }

    private struct Nothing: Error {}

    let asked = Asked()
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed(asked: asked))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Nothing() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Nothing() }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let asked: Asked
        let codingPath: [any CodingKey] = []
        let allKeys: [Key] = []

        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) throws -> Bool { throw Nothing() }

        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
            asked.pathComponent = type is any PathComponentMarker.Type ? key.stringValue : nil
            throw Nothing()
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> { throw Nothing() }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw Nothing() }
        func superDecoder() throws -> any Decoder { throw Nothing() }
        func superDecoder(forKey key: Key) throws -> any Decoder { throw Nothing() }
    }
}
