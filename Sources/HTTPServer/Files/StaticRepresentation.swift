import HTTP

/// The bytes of a file in one coding, with everything that its answers share.
struct StaticRepresentation: Sendable {
    private let bytes: [UInt8]
    private let tag: EntityTag?
    private let lastModified: HTTPDate
    private let type: MediaType
    /// Validators, and the caching rule: for a request that names this very content, and for any other.
    private let pinned: HeaderFields
    private let revalidated: HeaderFields
    /// The usual answers, ready: without a condition, and without a part.
    private let pinnedWhole: Response
    private let revalidatedWhole: Response

    /// `tag`: the text between the quotes. `fields`: what tells this coding from others.
    init(_ bytes: [UInt8], tag: String, modified: HTTPDate, type: MediaType, fields: HeaderFields) {
        self.bytes = bytes
        self.tag = EntityTag(tag)
        self.type = type
        lastModified = modified
        var shared: HeaderFields = [.lastModified: modified.fieldValue]
        shared.append(.acceptRanges, "bytes")
        if let tag = self.tag { shared.append(.eTag, tag.fieldValue) }
        shared.append(contentsOf: fields)
        pinned = shared.with(.cacheControl, "public, max-age=31536000, immutable")
        revalidated = shared.with(.cacheControl, "no-cache")
        pinnedWhole = Response(.ok, fields: pinned.with(.contentType, type.fieldValue), body: .bytes(bytes))
        revalidatedWhole = Response(.ok, fields: revalidated.with(.contentType, type.fieldValue), body: .bytes(bytes))
    }

    func response(to preconditions: Preconditions, isPinned: Bool) -> Response {
        guard !preconditions.isEmpty else { return isPinned ? pinnedWhole : revalidatedWhole }
        let fields = isPinned ? pinned : revalidated
        switch preconditions.judge(tag: tag, lastModified: lastModified) {
        case .notModified: return Response(.notModified, fields: fields)
        case .failed: return Response(.preconditionFailed)
        case .proceed: break
        }
        if let ranges = preconditions.ranges(tag: tag) {
            return .parts(ranges, of: bytes, type: type, fields: fields, boundary: "part-\(tag?.opaque ?? "")")
        }
        return isPinned ? pinnedWhole : revalidatedWhole
    }
}

extension HeaderFields {
    fileprivate func with(_ name: FieldName, _ value: FieldValue) -> HeaderFields {
        var fields = self
        fields.append(name, value)
        return fields
    }
}
