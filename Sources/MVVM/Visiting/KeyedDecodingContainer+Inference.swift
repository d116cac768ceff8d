// The code that the macros write knows a property's name, not always its type; the assignment tells it.
extension KeyedDecodingContainer {
    public func decode<Value: Decodable>(forKey key: Key) throws -> Value {
        try decode(Value.self, forKey: key)
    }

    public func decodeIfPresent<Value: Decodable>(forKey key: Key) throws -> Value? {
        try decodeIfPresent(Value.self, forKey: key)
    }
}
