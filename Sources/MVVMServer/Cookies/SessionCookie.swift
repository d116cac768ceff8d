import HTTP

/// The token of a visitor's session, kept for 400 days, the longest that browsers keep anything.
///
/// It is signed, so that only a token that was handed out here ever opens a session.
struct SessionCookie: Sendable {
    private let name: String
    private let isSecure: Bool
    private let key: SigningKey

    init(isSecure: Bool, key: SigningKey) {
        name = isSecure ? "__Host-vitrine" : "vitrine"
        self.isSecure = isSecure
        self.key = key
    }

    /// - Throws: `HTTPFailure` 500 for a token that no cookie holds.
    func fieldValue(for token: SessionToken) throws(HTTPFailure) -> FieldValue {
        guard var cookie = SetCookie(name, value: "\(token.text).\(signature(of: token))") else {
            throw HTTPFailure(.internalError)
        }
        cookie.maxAge = 400 * 86_400
        cookie.isSecure = isSecure
        return cookie.fieldValue
    }

    /// The token that a request brings, whoever made it; nil for none.
    func token(in cookies: Cookies) -> SessionToken? {
        cookies[name]?.split(separator: ".").first.flatMap { SessionToken(parsing: String($0)) }
    }

    /// Whether the token that a request brings was handed out here.
    func isSigned(in cookies: Cookies) -> Bool {
        guard let parts = cookies[name]?.split(separator: "."), parts.count == 2 else { return false }
        return key.isSignature(String(parts[1]), of: "\(name)=\(parts[0])")
    }

    private func signature(of token: SessionToken) -> String { key.signature(of: "\(name)=\(token.text)") }
}
