/// How much of a JSON text is read before it is refused. Its bytes are limited by the body's `maxBodySize`.
struct JSONLimits: Sendable, Hashable {
    /// Lists and objects within each other.
    var depth = 32
    /// Values in all; a tree costs many times the bytes of its text.
    var valueCount = 50_000
    /// Bytes of one number.
    var numberBytes = 64
}
