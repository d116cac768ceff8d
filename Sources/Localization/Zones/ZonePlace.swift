import Foundation
import MVVM

/// A time zone as a list shows it: by its best known city.
public struct ZonePlace: Sendable, Hashable {
    /// In the time zone database, such as `Asia/Kolkata`.
    public let identifier: String
    /// In the language of the list.
    public let city: String

    /// What stands before the first slash of its name: `Asia`.
    public var area: String { String(identifier.prefix { $0 != "/" }) }
}

extension Localizer {
    private static let places = Memo<LocaleTag, [ZonePlace]>(limit: 16)

    /// The time zones, each once, by their cities in this language's order. Asks ICU the first time in each language, a tenth
    /// of a second.
    public var zonePlaces: [ZonePlace] {
        Self.places.value(for: locale) {
            let style = Date.FormatStyle(locale: Locale(identifier: locale.icuIdentifier)).timeZone(.exemplarLocation)
            let places = ICU.zoneNames(ofPlaces: true).compactMap { name -> ZonePlace? in
                guard let zone = TimeZone(identifier: name) else { return nil }
                var style = style
                style.timeZone = zone
                let city = Date(timeIntervalSince1970: 0).formatted(style)
                return ZonePlace(identifier: ICU.databaseName(ofZone: name) ?? name, city: city)
            }
            return sorted(places) { $0.city }
        }
    }
}
