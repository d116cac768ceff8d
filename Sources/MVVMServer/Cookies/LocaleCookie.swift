import HTTP
import Localization

/// The language that a visitor chose, kept for a year.
struct LocaleCookie: Sendable {
    private let name: String
    private let isSecure: Bool

    init(isSecure: Bool) {
        name = isSecure ? "__Host-vitrine-locale" : "vitrine-locale"
        self.isSecure = isSecure
    }

    /// - Parameter locale: nil forgets the language.
    /// - Throws: `HTTPFailure` 500 for a tag that no cookie holds.
    func fieldValue(for locale: LocaleTag?) throws(HTTPFailure) -> FieldValue {
        guard var cookie = SetCookie(name, value: locale?.description ?? "") else { throw HTTPFailure(.internalError) }
        cookie.maxAge = locale == nil ? 0 : 365 * 86_400
        cookie.isSecure = isSecure
        return cookie.fieldValue
    }

    func isKept(in head: RequestHead) -> Bool { tag(in: Cookies(of: head.fields)) != nil }

    func tag(in cookies: Cookies) -> String? { cookies[name] }
}
