/// Marks the query's first property as the tail of the path: `IdeaRequest` is served at `/idea/{id}`.
@propertyWrapper
public struct PathComponent<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    // Through the container, so that a coder's own form of the value (a UUID in small letters) is kept.
    public init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Value.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension ServerRequestQuery {
    /// Whether a property, the first, is a `@PathComponent`.
    public static var hasPathComponent: Bool { pathComponent != nil }

    /// The name of that property.
    private static var pathComponent: String? {
        PathComponentProbe.properties(of: Self.self, upTo: 1).first.flatMap { $0.isPathComponent ? $0.name : nil }
    }

    /// Reads the query of a page out of a form that stands on it: there the tail of the path is a field like all others.
    ///
    /// - Throws: `DecodingError` for a form that does not hold it.
    public init(form pairs: [KeyValuePair]) throws {
        let tail = Self.pathComponent.flatMap { name in pairs.last { $0.name == name }?.value }
        self = try KeyValueDecoder(pairs, tail: tail.map(PathTail.marked)).decode(Self.self)
    }

    /// The name of a property that is marked though it cannot be the tail: any but the first of the query itself; nil where
    /// all is well.
    ///
    /// Found by reading the query from nothing, with plain values. One that such values cannot make, for its own
    /// initializer refuses them, is known up to there.
    public static var misplacedPathComponent: String? {
        PathComponentProbe.properties(of: Self.self).dropFirst().first { $0.isPathComponent }?.name
    }
}
