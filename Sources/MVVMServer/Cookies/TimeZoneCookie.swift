import Foundation
import HTTP
import Localization

/// The zone of the visitor's device, as our script reads it. It carries no right, so it needs no prefix and no signature.
enum TimeZoneCookie {
    /// The script's `zone.js` writes the same name.
    private static let name = "vitrine-time-zone"

    static func zone(in cookies: Cookies) -> TimeZone? { cookies[name].flatMap(TimeZone.init(known:)) }
}
