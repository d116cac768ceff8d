import HTTP

/// The note of a successful write, on its way to the next page: a signed cookie of 60 seconds, read once.
struct NoteCookie: Sendable {
    private let cookie: SiteCookie
    private let key: SigningKey

    init(isSecure: Bool, key: SigningKey) {
        cookie = SiteCookie("vitrine-note", isSecure: isSecure)
        self.key = key
    }

    /// The cookie that carries a note to the next page.
    ///
    /// - Parameter note: a note's name, letters only, as enum cases are; nil takes the note away once a page showed it.
    /// - Throws: `HTTPFailure` 500 for a name that no cookie holds.
    func fieldValue(for note: String?) throws(HTTPFailure) -> FieldValue {
        guard let note else { return try cookie.fieldValue("", maxAge: 0) }
        return try cookie.fieldValue("\(note).\(key.signature(of: note))", maxAge: 60)
    }

    /// The note that a request carries; nil for none and for a forged one.
    func note(in cookies: Cookies) -> String? {
        guard let parts = cookie.value(in: cookies)?.split(separator: "."), parts.count == 2 else { return nil }
        let note = String(parts[0])
        return key.isSignature(String(parts[1]), of: note) ? note : nil
    }
}
