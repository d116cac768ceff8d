import Foundation

/// A decoder of nothing: it notes which properties are asked for, and hands out a plain value for each, so that the next one
/// is asked for too.
struct PathComponentProbe: Decoder, SingleValueDecodingContainer {
    struct Property {
        /// Below those that it is nested in: `author.name`.
        let name: String
        let isPathComponent: Bool
    }

    final class Asked {
        let limit: Int
        private(set) var properties: [Property] = []

        init(limit: Int) { self.limit = limit }

        func note(_ path: [any CodingKey], _ type: (any Decodable.Type)? = nil) {
            let name = path.map(\.stringValue).joined(separator: ".")
            properties.append(Property(name: name, isPathComponent: type is any PathComponentMarker.Type))
        }

        func checkLimit() throws { if properties.count >= limit { throw Enough() } }
    }

    private struct Enough: Error {}
    private struct NoValue: Error {}

    let asked: Asked
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// The properties in the order in which they are read: as declared, where the compiler wrote the reading.
    static func properties<Query: Decodable>(of type: Query.Type, upTo limit: Int = .max) -> [Property] {
        let asked = Asked(limit: limit)
        // A failure ends the reading; what was asked for before it is known.
        do { _ = try Query(from: PathComponentProbe(asked: asked, codingPath: [])) } catch {}
        return asked.properties
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(PathComponentProbeParts(probe: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { KeyValueList(texts: [], codingPath: codingPath) }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func child(_ key: any CodingKey) -> PathComponentProbe {
        PathComponentProbe(asked: asked, codingPath: codingPath + [key])
    }

    func decodeNil() -> Bool { true }
    func decode(_ type: String.Type) -> String { "" }
    func decode(_ type: Bool.Type) -> Bool { false }
    func decode(_ type: Double.Type) -> Double { 0 }
    func decode(_ type: Float.Type) -> Float { 0 }
    func decode<T: Decodable & FixedWidthInteger>(_ type: T.Type) -> T { 0 }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value: (any Decodable)? =
            switch type {
            case is UUID.Type: UUID()
            case let cases as any (CaseIterable & Decodable).Type: Self.first(of: cases)
            default: try T(from: self)
            }
        guard let value = value as? T else { throw NoValue() }
        return value
    }

    private static func first<T: CaseIterable & Decodable>(of type: T.Type) -> (any Decodable)? { T.allCases.first }
}
