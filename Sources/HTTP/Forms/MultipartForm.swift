/// `multipart/form-data`: a form body as ordered parts (RFC 7578, RFC 2046 §5.1).
///
/// Read as browsers write it: no preamble, no epilogue, no blanks behind a boundary, CRLF everywhere.
public struct MultipartForm: Sendable, Hashable {
    public let parts: [MultipartPart]

    /// - Parameter boundary: the parameter of the body's media type, without the leading `--`.
    public init(
        parsing bytes: [UInt8], boundary: String, limits: MultipartLimits = MultipartLimits()
    ) throws(MultipartError) {
        guard Self.isBoundary(boundary) else { throw .malformedBoundary }
        var reader = MultipartReader(bytes, boundary: boundary, limits: limits)
        var parts: [MultipartPart] = []
        try reader.open()
        while !reader.isClosed {
            guard parts.count < limits.partCount else { throw .tooManyParts }
            parts.append(try reader.part())
        }
        try reader.finish()
        self.parts = parts
    }

    /// `0*69<bchars> bcharsnospace`
    private static func isBoundary(_ text: String) -> Bool {
        let allowed = ByteSet.boundary
        return (1...70).contains(text.utf8.count) && text.utf8.last != .space && text.utf8.allSatisfy(allowed.contains)
    }
}

extension ByteSet {
    fileprivate static let boundary = ByteSet(alphanumerics + "'()+_,-./:=? ")
}
