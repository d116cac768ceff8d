import Foundation
import HTTP

/// The zone of the visitor's device, as our script reads it. It carries no right, so it needs no prefix and no signature.
enum TimeZoneCookie {
    /// The script's `zone.js` writes the same name.
    private static let name = "vitrine-time-zone"

    static func zone(in cookies: Cookies) -> TimeZone? { cookies[name].flatMap(TimeZone.init(known:)) }
}

extension TimeZone {
    private static let known = Set(TimeZone.knownTimeZoneIdentifiers)

    /// A zone of the database by its very name; `TimeZone(identifier:)` also takes offsets that nobody lives at.
    init?(known identifier: String) {
        guard Self.known.contains(identifier) else { return nil }
        self.init(identifier: identifier)
    }
}
