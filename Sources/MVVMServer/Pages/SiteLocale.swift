/// A language that the site speaks.
public struct SiteLocale: Sendable, Hashable {
    /// As its speakers call it.
    public let name: String
    /// Its tag of BCP 47.
    public let tag: String

    public init(name: String, tag: String) {
        self.name = name
        self.tag = tag
    }
}
