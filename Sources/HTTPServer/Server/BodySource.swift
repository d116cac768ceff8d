/// Where a request's body comes from: a connection, or memory.
protocol BodySource: Sendable {
    /// Bytes that the body has, when that is known before it is read.
    var remaining: Int? { get }
    func next() async throws(BodyError) -> [UInt8]?
}
