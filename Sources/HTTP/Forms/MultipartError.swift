/// Why a multipart body was refused. `isTooLarge` ones are 413, all others 400.
public enum MultipartError: String, Error, Sendable, Hashable, CaseIterable {
    /// No boundary, or one that RFC 2046 §5.1.1 does not allow.
    case malformedBoundary
    /// The body does not begin with its boundary.
    case missingOpening
    /// Something else than a line break or the closing `--` follows a boundary.
    case malformedDelimiter
    /// The closing boundary never comes.
    case truncated
    case bytesAfterEnd
    case tooManyParts
    case contentTooLarge
    case fieldsTooLarge
    case malformedField
    case missingDisposition
    case repeatedField
    /// No `form-data; name="…"`.
    case malformedDisposition
    case notUTF8
    /// A `Content-Transfer-Encoding` that changes the bytes, which RFC 7578 §4.7 has done away with.
    case encodedContent

    public var isTooLarge: Bool {
        switch self {
        case .tooManyParts, .contentTooLarge, .fieldsTooLarge: true
        default: false
        }
    }
}
