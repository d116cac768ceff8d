import HTTP

/// The token of a visitor's session, kept for 400 days, the longest that browsers keep anything.
///
/// It is signed, so that only a token that was handed out here ever opens a session.
struct SessionCookie: Sendable {
    private let cookie: SiteCookie
    private let key: SigningKey

    init(isSecure: Bool, key: SigningKey) {
        cookie = SiteCookie("vitrine", isSecure: isSecure)
        self.key = key
    }

    /// - Throws: `HTTPFailure` 500 for a token that no cookie holds.
    func fieldValue(for token: SessionToken) throws(HTTPFailure) -> FieldValue {
        try cookie.fieldValue("\(token.text).\(cookie.signature(of: token.text, by: key))", maxAge: 400 * 86_400)
    }

    /// The token that a request brings, whoever made it; nil for none.
    func token(in cookies: Cookies) -> SessionToken? {
        cookie.value(in: cookies)?.split(separator: ".").first.flatMap { SessionToken(parsing: String($0)) }
    }

    /// Whether the token that a request brings was handed out here.
    func isSigned(in cookies: Cookies) -> Bool {
        guard let parts = cookie.value(in: cookies)?.split(separator: "."), parts.count == 2 else { return false }
        return cookie.isSignature(String(parts[1]), of: String(parts[0]), by: key)
    }
}
