import MVVM

/// The page after a successful write, and the name of the note that it shows once.
public struct Success: Sendable, Hashable {
    public let link: Link
    /// The id of the element at which a browser begins that loads the page; the script keeps the visitor's own place.
    public let fragment: String?
    public let note: String
    /// Whether the language that the switch chose is forgotten, since a setting takes its place.
    public let forgetsLocale: Bool

    /// - Parameter fragment: of characters that stand for themselves in an address (RFC 3986 §3.5).
    public init(
        page: some ViewModelRequest, fragment: String? = nil, note: some RawRepresentable<String>,
        forgetsLocale: Bool = false
    ) {
        link = Link(to: page)
        self.fragment = fragment
        self.note = note.rawValue
        self.forgetsLocale = forgetsLocale
    }
}
