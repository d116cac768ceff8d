import Foundation

/// Somebody who has written here: one browser's, until accounts bring the visitors of one person together.
struct Visitor: Identifiable, Hashable, Sendable {
    let id: UUID
    /// Who signs their ideas; nil until the first one.
    var displayName: String?
    /// A tag of BCP 47; nil leaves the language to the browser.
    var locale: String?
    /// A name of the time zone database; nil leaves the zone to the browser.
    var timeZone: String?
    /// nil follows the device.
    var theme: Theme?

    /// The raw values are stored.
    enum Theme: String, Sendable { case light, dark }
}
