/// One field of a multipart form: a text, or a file.
public struct MultipartPart: Sendable, Hashable {
    public let name: String
    /// `nil` for what is no file. A browser's, so no path of this machine; empty when no file was chosen.
    public let fileName: String?
    public let contentType: MediaType?
    public let content: [UInt8]

    public init(name: String, fileName: String? = nil, contentType: MediaType? = nil, content: [UInt8]) {
        self.name = name
        self.fileName = fileName
        self.contentType = contentType
        self.content = content
    }
}
