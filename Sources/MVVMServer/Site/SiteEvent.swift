import HTTPServer

/// What a site has to say to its log; the app decides how loud.
public enum SiteEvent: Sendable {
    /// Something that nobody declared was thrown; the visitor only sees the request's id.
    case internalError(request: RequestID, description: String)
    /// A text that the catalogs do not have was asked for.
    case missingText(key: String)
}
