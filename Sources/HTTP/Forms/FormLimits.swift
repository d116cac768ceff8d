/// How much of a form or query is read before it is refused.
public struct FormLimits: Sendable, Hashable {
    /// Pairs, empty ones included.
    public var pairCount = 1000
    /// Bytes of a name before decoding.
    public var nameBytes = 1024
    /// Bytes of a value before decoding.
    public var valueBytes = 1024 * 1024

    public init() {}
}
