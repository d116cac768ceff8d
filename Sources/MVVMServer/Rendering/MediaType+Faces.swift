import HTTP

// The media types that a site answers with.
extension MediaType {
    static let html = MediaType("text", "html", charset: true)
    static let fragment = MediaType("text", "vnd.vitrine.fragment+html", charset: true)
    static let json = MediaType("application", "json")
    /// RFC 9457.
    static let problem = MediaType("application", "problem+json")
}
