/// What rules look at beside the fields themselves: where a form stands, and who fills it in.
///
/// What is nil is not known, and breaks no rule: an import has no visitor.
public struct ValidationContext: Sendable {
    /// The languages of the site, as tags of BCP 47.
    public var locales: [String]?
    /// The names of time zones that the site can show dates in.
    public var timeZones: Set<String>?
    /// What the visitor is called already; nil for whoever has not said so yet.
    public var displayName: String?

    public init(locales: [String]? = nil, timeZones: Set<String>? = nil, displayName: String? = nil) {
        self.locales = locales
        self.timeZones = timeZones
        self.displayName = displayName
    }
}
