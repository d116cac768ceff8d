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

    func cookie(for locale: LocaleTag) -> SetCookie {
        var cookie = SetCookie(trustedName: name, value: locale.description)
        cookie.maxAge = 365 * 86_400
        cookie.isSecure = isSecure
        cookie.sameSite = .lax
        return cookie
    }

    func tag(in cookies: Cookies) -> String? { cookies[name] }
}
