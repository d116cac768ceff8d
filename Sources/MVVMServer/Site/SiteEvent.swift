import HTTPServer
import Localization

/// What a site has to say to its log; the app decides how loud.
public enum SiteEvent: Sendable {
    /// Something that nobody declared was thrown; the visitor only sees the request's id.
    case internalError(request: RequestID, description: String)
    /// Something that may pass kept a request from its answer: see `TransientError`.
    case unavailable(request: RequestID, description: String)
    /// A text that the catalogs do not have was asked for; the page shows its key, marked.
    case missingText(key: String, locale: LocaleTag)
    /// A text looks wrong, such as one that was not translated. It is told at start and stops nothing.
    case doubtfulText(CatalogMistake)
}
