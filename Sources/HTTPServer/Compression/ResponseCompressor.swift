import HTTP

/// Sends large pages as gzip to clients that ask for it, piece by piece, so that a page does not hold its loop.
struct ResponseCompressor: Sendable {
    let minimumBytes: Int

    /// The same answer, compressed where that pays and is allowed (RFC 9110 §8.4.1.3, §12.5.3). A 304 that still has its
    /// body gets the tag and the `Vary` of the 200 that it stands for (§15.4.5).
    func compress(_ response: Response, for head: RequestHead) -> Response {
        guard case .bytes(let bytes) = response.body, isEligible(response, count: bytes.count) else { return response }
        var response = response
        response.fields.append(.vary, "Accept-Encoding")
        guard ContentNegotiation.acceptsGzip(head.fields) else { return response }
        weakenTag(of: &response)
        guard response.status != .notModified else { return response }
        response.fields.append(.contentEncoding, "gzip")
        response.body = .stream(length: nil) { writer in
            let encoder = GzipEncoder(level: 1)
            for start in stride(from: 0, to: bytes.count, by: Self.pieceBytes) {
                let end = min(start + Self.pieceBytes, bytes.count)
                try await writer.write(encoder.encode(bytes[start..<end], isLast: end == bytes.count))
            }
        }
        return response
    }

    private static let pieceBytes = 16 * 1024

    /// A part is a part of the uncompressed content; `no-transform` forbids it (RFC 9111 §5.2.2.6).
    private func isEligible(_ response: Response, count: Int) -> Bool {
        count >= minimumBytes && response.status != .partialContent && !response.fields.contains(.contentEncoding)
            && response.fields[.contentType].flatMap(MediaType.init(parsing:))?.isCompressible == true
            && response.fields[.cacheControl]?.contains("no-transform") != true
    }

    /// These are not the bytes that a strong tag names (RFC 9110 §8.8.3.3).
    private func weakenTag(of response: inout Response) {
        guard let tag = response.fields[.eTag].flatMap(EntityTag.init(parsing:)),
            let weak = EntityTag(tag.opaque, isWeak: true)
        else { return }
        response.fields.set(.eTag, to: weak.fieldValue)
    }
}
