/// How much of a multipart body is read before it is refused.
public struct MultipartLimits: Sendable, Hashable {
    public var partCount = 1000
    /// Fields of one part.
    public var fieldCount = 8
    /// Bytes of all field lines of one part with their CRLFs.
    public var fieldBytes = 4096
    /// Bytes of one part's content.
    public var contentBytes = 16 * 1024 * 1024

    public init() {}
}
