/// The content of a response.
public enum ResponseBody: Sendable {
    case empty
    case bytes([UInt8])
    /// Written piece by piece while the peer takes it: `BodyWriter.write` suspends until there is room. With a `length` in
    /// bytes the message carries `Content-Length`, and a producer that misses it ends the connection; without, it is
    /// chunked. The producer is cancelled when the peer is gone.
    case stream(length: Int?, producer: @Sendable (BodyWriter) async throws -> Void)

    /// The whole content in memory; for tests and for answers that must be transformed.
    public func collect() async throws -> [UInt8] {
        switch self {
        case .empty: return []
        case .bytes(let bytes): return bytes
        case .stream(_, let producer):
            let collector = Collector()
            try await producer(BodyWriter { await collector.append($0) })
            return await collector.bytes
        }
    }

    private actor Collector {
        var bytes: [UInt8] = []
        func append(_ more: [UInt8]) { bytes += more }
    }
}
