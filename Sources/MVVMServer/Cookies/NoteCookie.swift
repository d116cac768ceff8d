import Foundation
import HTTP

/// The note of a successful write, on its way to the next page: a signed cookie of 60 seconds, read once.
struct NoteCookie: Sendable {
    private let name: String
    private let isSecure: Bool
    private let key: SigningKey
    private let now: @Sendable () -> Date
    private static let seconds = 60

    /// - Parameter now: the present; a test fixes it.
    init(isSecure: Bool, key: SigningKey, now: @escaping @Sendable () -> Date = { Date() }) {
        name = isSecure ? "__Host-vitrine-note" : "vitrine-note"
        self.isSecure = isSecure
        self.key = key
        self.now = now
    }

    /// The cookie that carries a note to the next page.
    ///
    /// - Parameter note: a note's name, letters only, as enum cases are; nil takes the note away once a page showed it.
    /// - Throws: `HTTPFailure` 500 for a name that no cookie holds.
    func fieldValue(for note: String?) throws(HTTPFailure) -> FieldValue {
        let text = note.map { "\($0).\(moment + Self.seconds)" }
        let value = text.map { "\($0).\(key.signature(of: "\(name)=\($0)"))" } ?? ""
        guard var cookie = SetCookie(name, value: value) else { throw HTTPFailure(.internalError) }
        cookie.maxAge = note == nil ? 0 : Self.seconds
        cookie.isSecure = isSecure
        return cookie.fieldValue
    }

    /// The note that a request carries; nil for none, for a forged one, and for one that was kept for too long.
    func note(in cookies: Cookies) -> String? {
        guard let parts = cookies[name]?.split(separator: "."), parts.count == 3 else { return nil }
        guard key.isSignature(String(parts[2]), of: "\(name)=\(parts[0]).\(parts[1])") else { return nil }
        // What is signed was written above.
        guard let end = Int(parts[1]), moment <= end else { return nil }
        return String(parts[0])
    }

    /// Whole seconds since 1970.
    private var moment: Int { Int(now().timeIntervalSince1970) }
}
