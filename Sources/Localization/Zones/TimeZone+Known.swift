import Foundation

extension TimeZone {
    /// The names of time zones that ICU knows, old spellings included.
    public static let known = Set(ICU.zoneNames(ofPlaces: false))

    /// A zone by its very name; `TimeZone(identifier:)` also takes offsets that nobody lives at.
    public init?(known identifier: String) {
        guard Self.known.contains(identifier) else { return nil }
        self.init(identifier: identifier)
    }
}
