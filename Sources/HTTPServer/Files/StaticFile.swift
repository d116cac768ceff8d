import HTTP

/// One file, as it is and, where that is much smaller, compressed.
struct StaticFile: Sendable {
    /// 16 hex digits over the content.
    let version: String
    private let plain: StaticRepresentation
    private let gzipped: StaticRepresentation?

    /// `fields`: carried by every answer.
    init(name: String, bytes: [UInt8], modified: HTTPDate, fields: HeaderFields) {
        version = Self.hash(bytes)
        let type = MediaType(forFileNamed: name)
        let compressed = type.isCompressible && bytes.count >= 512 ? GzipEncoder.compress(bytes, level: 9) : bytes
        guard compressed.count < bytes.count / 10 * 9 else {
            plain = StaticRepresentation(bytes, tag: version, modified: modified, type: type, fields: fields)
            gzipped = nil
            return
        }
        var fields = fields
        fields.append(.vary, "Accept-Encoding")
        plain = StaticRepresentation(bytes, tag: version, modified: modified, type: type, fields: fields)
        // Its own strong tag: these are other bytes (RFC 9110 §8.8.3.3).
        fields.append(.contentEncoding, "gzip")
        gzipped = StaticRepresentation(
            compressed, tag: version + "-gzip", modified: modified, type: type, fields: fields)
    }

    /// `isPinned`: the request names this very content. Parts are always parts of the plain bytes.
    func response(to head: RequestHead, isPinned: Bool) -> Response {
        let takesGzip = gzipped != nil && !head.fields.contains(.range) && ContentNegotiation.acceptsGzip(head.fields)
        let chosen = takesGzip ? gzipped ?? plain : plain
        return chosen.response(to: Preconditions(head), isPinned: isPinned)
    }

    /// FNV-1a, 64 bits: tells the versions of one file apart; no protection against forgery is asked.
    private static func hash(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
