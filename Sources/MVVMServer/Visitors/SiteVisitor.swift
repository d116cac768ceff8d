import Foundation

/// Who asks, as far as a page depends on it: the app's visitor behind a session.
///
/// What else the app knows about them it reads by their id.
public struct SiteVisitor: Identifiable, Hashable, Sendable {
    public let id: UUID
    /// What they are called; nil for whoever has not said so yet.
    public let displayName: String?
    /// The language they chose for good, as a tag of BCP 47.
    public let locale: String?
    /// The time zone they chose for good, by its name in the time zone database.
    public let timeZone: String?
    /// `light` or `dark`; nil follows the device.
    public let theme: String?

    public init(
        id: UUID, displayName: String? = nil, locale: String? = nil, timeZone: String? = nil, theme: String? = nil
    ) {
        self.id = id
        self.displayName = displayName
        self.locale = locale
        self.timeZone = timeZone
        self.theme = theme
    }
}
