/// Writes the chunked transfer coding (RFC 9112 §7.1).
public enum ChunkedEncoder {
    /// Ends the body; no trailers are sent.
    public static let end = Array("0\r\n\r\n".utf8)

    /// One chunk. An empty one would end the body, so `bytes` is not empty.
    public static func chunk(_ bytes: [UInt8]) -> [UInt8] {
        precondition(!bytes.isEmpty, "an empty chunk ends the body")
        var chunk: [UInt8] = []
        chunk.reserveCapacity(bytes.count + 20)
        chunk.append(contentsOf: String(bytes.count, radix: 16).utf8)
        chunk.append("\r\n")
        chunk.append(contentsOf: bytes)
        chunk.append("\r\n")
        return chunk
    }
}
