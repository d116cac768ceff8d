import HTTP
import Localization

/// The language that a visitor chose, kept for a year.
struct LocaleCookie: Sendable {
    private let cookie: SiteCookie

    init(isSecure: Bool) { cookie = SiteCookie("vitrine-locale", isSecure: isSecure) }

    /// - Parameter locale: nil forgets the language.
    /// - Throws: `HTTPFailure` 500 for a tag that no cookie holds.
    func fieldValue(for locale: LocaleTag?) throws(HTTPFailure) -> FieldValue {
        try cookie.fieldValue(locale?.description ?? "", maxAge: locale == nil ? 0 : 365 * 86_400)
    }

    func tag(in cookies: Cookies) -> String? { cookie.value(in: cookies) }
}
