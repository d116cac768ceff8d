/// A case on the wire: `"notFound"`, or `{"notFound": payload}`; used by the code that `@ViewModelEnum` writes.
public struct EncodedCase {
    public let name: String
    private let container: KeyedDecodingContainer<Key>?
    private let codingPath: [any CodingKey]

    public init(from decoder: any Decoder) throws {
        codingPath = decoder.codingPath
        if let container = try? decoder.container(keyedBy: Key.self) {  // A plain case is a string, no object.
            guard let key = container.allKeys.first, container.allKeys.count == 1 else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: codingPath, debugDescription: "A case is an object with exactly one key."))
            }
            self.container = container
            name = key.stringValue
        } else {
            container = nil
            name = try decoder.singleValueContainer().decode(String.self)
        }
    }

    public func payload<Payload: Decodable>() throws -> Payload {
        guard let container else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: "The case '\(name)' has a payload."))
        }
        return try container.decode(Payload.self, forKey: Key(stringValue: name))
    }

    public func isUnknown<Cases: PropertyVisitable>(to type: Cases.Type) -> DecodingError {
        let known = Cases.propertyTable.properties.map { "'\($0.name)'" }.joined(separator: ", ")
        return .dataCorrupted(
            .init(codingPath: codingPath, debugDescription: "'\(name)' is no case; there are \(known)."))
    }

    public static func encode(_ name: String, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }

    public static func encode(_ name: String, _ payload: some Encodable, to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(payload, forKey: Key(stringValue: name))
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
