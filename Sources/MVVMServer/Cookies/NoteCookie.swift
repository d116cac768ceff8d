import Foundation
import HTTP

/// The note of a successful write, on its way to the next page: a signed cookie of 60 seconds, read once.
struct NoteCookie: Sendable {
    private let cookie: SiteCookie
    private let key: SigningKey
    private let now: @Sendable () -> Date
    private static let seconds = 60

    /// - Parameter now: the present; a test fixes it.
    init(isSecure: Bool, key: SigningKey, now: @escaping @Sendable () -> Date = { Date() }) {
        cookie = SiteCookie("vitrine-note", isSecure: isSecure)
        self.key = key
        self.now = now
    }

    /// The cookie that carries a note to the next page.
    ///
    /// - Parameter note: a note's name, letters only, as enum cases are; nil takes the note away once a page showed it.
    /// - Throws: `HTTPFailure` 500 for a name that no cookie holds.
    func fieldValue(for note: String?) throws(HTTPFailure) -> FieldValue {
        guard let note else { return try cookie.fieldValue("", maxAge: 0) }
        let text = "\(note).\(moment + Self.seconds)"
        return try cookie.fieldValue("\(text).\(cookie.signature(of: text, by: key))", maxAge: Self.seconds)
    }

    /// The note that a request carries; nil for none, for a forged one, and for one that was kept for too long.
    func note(in cookies: Cookies) -> String? {
        guard let parts = cookie.value(in: cookies)?.split(separator: "."), parts.count == 3 else { return nil }
        guard cookie.isSignature(String(parts[2]), of: "\(parts[0]).\(parts[1])", by: key) else { return nil }
        // What is signed was written above.
        guard let end = Int(parts[1]), moment <= end else { return nil }
        return String(parts[0])
    }

    /// Whole seconds since 1970.
    private var moment: Int { Int(now().timeIntervalSince1970) }
}
