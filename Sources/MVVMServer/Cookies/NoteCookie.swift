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

    /// The cookie that carries a note to the next page.
    ///
    /// - Parameter note: a note's name, letters only, as enum cases are; nil takes the note away once a page showed it.
    /// - Throws: `HTTPFailure` 500 for a name that no cookie holds.
    func fieldValue(for note: String?) throws(HTTPFailure) -> FieldValue {
        let value = note.map { "\($0).\(key.signature(of: $0))" } ?? ""
        guard var cookie = SetCookie(name, value: value) else { throw HTTPFailure(.internalError) }
        cookie.maxAge = note == nil ? 0 : 60
        cookie.isSecure = isSecure
        return cookie.fieldValue
    }

    /// The note that a request carries; nil for none and for a forged one.
    func note(in cookies: Cookies) -> String? {
        guard let parts = cookies[name]?.split(separator: "."), parts.count == 2 else { return nil }
        let note = String(parts[0])
        return key.isSignature(String(parts[1]), of: note) ? note : nil
    }
}
