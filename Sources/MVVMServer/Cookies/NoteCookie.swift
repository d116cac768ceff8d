import HTTP

/// The note of a successful write, on its way to the next page: a signed cookie of 60 seconds, read once.
struct NoteCookie: Sendable {
    private let name: String
    private let isSecure: Bool
    private let key: SigningKey

    init(isSecure: Bool, key: SigningKey) {
        name = isSecure ? "__Host-vitrine-note" : "vitrine-note"
        self.isSecure = isSecure
        self.key = key
    }

    /// - Parameter note: a note's name: letters only, as enum cases are.
    func cookie(for note: String) -> SetCookie {
        cookie(value: "\(note).\(key.signature(of: note))", maxAge: 60)
    }

    /// The note that a request carries; nil for none and for a forged one.
    func note(in cookies: Cookies) -> String? {
        guard let parts = cookies[name]?.split(separator: "."), parts.count == 2 else { return nil }
        let note = String(parts[0])
        return key.isSignature(String(parts[1]), of: note) ? note : nil
    }

    /// Takes the note away, once a page showed it.
    var removal: SetCookie { cookie(value: "", maxAge: 0) }

    private func cookie(value: String, maxAge: Int) -> SetCookie {
        var cookie = SetCookie(trustedName: name, value: value)
        cookie.maxAge = maxAge
        cookie.isSecure = isSecure
        cookie.isHTTPOnly = true
        cookie.sameSite = .lax
        return cookie
    }
}
