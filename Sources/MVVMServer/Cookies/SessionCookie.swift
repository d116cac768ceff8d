import HTTP

/// The token of a visitor's session, kept for 400 days, the longest that browsers keep anything.
struct SessionCookie: Sendable {
    private let cookie: SiteCookie

    init(isSecure: Bool) { cookie = SiteCookie("vitrine", isSecure: isSecure) }

    /// - Throws: `HTTPFailure` 500 for a token that no cookie holds.
    func fieldValue(for token: SessionToken) throws(HTTPFailure) -> FieldValue {
        try cookie.fieldValue(token.text, maxAge: 400 * 86_400)
    }

    func token(in cookies: Cookies) -> SessionToken? { cookie.value(in: cookies).flatMap(SessionToken.init(parsing:)) }
}
