import HTTP

/// A cookie of the site: where browsers keep such ones, it is `Secure` and its name begins with `__Host-`.
struct SiteCookie: Sendable {
    private let name: String
    private let isSecure: Bool

    init(_ name: String, isSecure: Bool) {
        self.name = isSecure ? "__Host-\(name)" : name
        self.isSecure = isSecure
    }

    /// What sets it.
    ///
    /// - Parameter maxAge: seconds to live; 0 takes it away.
    /// - Throws: `HTTPFailure` 500 for a value that no cookie holds.
    func fieldValue(_ value: String, maxAge: Int) throws(HTTPFailure) -> FieldValue {
        guard var cookie = SetCookie(name, value: value) else { throw HTTPFailure(.internalError) }
        cookie.maxAge = maxAge
        cookie.isSecure = isSecure
        return cookie.fieldValue
    }

    func value(in cookies: Cookies) -> String? { cookies[name] }

    /// Of a text in this cookie: in another one it is worth nothing.
    func signature(of text: String, by key: SigningKey) -> String { key.signature(of: "\(name)=\(text)") }

    func isSignature(_ signature: String, of text: String, by key: SigningKey) -> Bool {
        key.isSignature(signature, of: "\(name)=\(text)")
    }
}
