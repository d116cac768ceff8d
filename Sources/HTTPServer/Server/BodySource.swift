/// Where a request's body comes from: a connection, or memory.
protocol BodySource: Sendable {
    /// Bytes that are still to come, when they are known.
    var remaining: Int? { get }
    func next() async throws(BodyError) -> [UInt8]?
}
