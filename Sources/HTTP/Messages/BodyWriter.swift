/// Takes the pieces of a streamed response.
public struct BodyWriter: Sendable {
    private let send: @Sendable ([UInt8]) async throws -> Void

    public init(_ send: @escaping @Sendable ([UInt8]) async throws -> Void) { self.send = send }

    /// Returns when the bytes are on their way; throws when the peer is gone or too slow. An empty piece is skipped.
    public func write(_ bytes: [UInt8]) async throws {
        guard !bytes.isEmpty else { return }
        try await send(bytes)
    }
}
