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
    public static var hasPathComponent: Bool {
        let probe = PathComponentProbe()
        // Reading from nothing ends with the first property that is asked for, and that is the one in question.
        do { _ = try Self(from: probe) } catch { return probe.asked.isPathComponent }
        return false
    }
}
