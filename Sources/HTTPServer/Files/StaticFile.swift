import HTTP

/// One file with everything that its answers share.
struct StaticFile: Sendable {
    /// 16 hex digits over the content.
    let version: String
    private let bytes: [UInt8]
    private let tag: EntityTag?
    private let lastModified: HTTPDate
    /// Of every answer: validators and the caching rule that goes with them.
    private let revalidated: HeaderFields
    private let pinned: HeaderFields
    private let contentType: FieldValue

    init(name: String, bytes: [UInt8], modified: HTTPDate) {
        self.bytes = bytes
        version = Self.hash(bytes)
        tag = EntityTag(version)
        lastModified = modified
        contentType = MediaType(forFileNamed: name).fieldValue
        var fields: HeaderFields = [.lastModified: modified.fieldValue, "X-Content-Type-Options": "nosniff"]
        if let tag { fields.append(.eTag, tag.fieldValue) }
        var pinned = fields
        pinned.append(.cacheControl, "public, max-age=31536000, immutable")
        self.pinned = pinned
        fields.append(.cacheControl, "no-cache")
        revalidated = fields
    }

    /// `isPinned`: the request names this very content.
    func response(to preconditions: Preconditions, isPinned: Bool) -> Response {
        var fields = isPinned ? pinned : revalidated
        switch preconditions.judge(tag: tag, lastModified: lastModified) {
        case .notModified: return Response(.notModified, fields: fields)
        case .failed: return Response(.preconditionFailed)
        case .proceed:
            fields.append(.contentType, contentType)
            return Response(.ok, fields: fields, body: .bytes(bytes))
        }
    }

    /// FNV-1a, 64 bits: tells the versions of one file apart; no protection against forgery is asked.
    private static func hash(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
