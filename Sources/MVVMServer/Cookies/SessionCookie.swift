import HTTP

/// The token of a visitor's session, kept for 400 days, the longest that browsers keep anything.
struct SessionCookie: Sendable {
    private let name: String
    private let isSecure: Bool

    init(isSecure: Bool) {
        name = isSecure ? "__Host-vitrine" : "vitrine"
        self.isSecure = isSecure
    }

    /// - Throws: `HTTPFailure` 500 for a token that no cookie holds.
    func fieldValue(for token: SessionToken) throws(HTTPFailure) -> FieldValue {
        guard var cookie = SetCookie(name, value: token.text) else { throw HTTPFailure(.internalError) }
        cookie.maxAge = 400 * 86_400
        cookie.isSecure = isSecure
        return cookie.fieldValue
    }

    func token(in cookies: Cookies) -> SessionToken? { cookies[name].flatMap(SessionToken.init(parsing:)) }
}
