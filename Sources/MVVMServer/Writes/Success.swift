import MVVM

/// The page after a successful write, and the name of the note that it shows once.
public struct Success: Sendable, Hashable {
    public let link: Link
    public let note: String
    /// Whether the language that the switch chose is forgotten, since a setting takes its place.
    public let forgetsLocale: Bool

    public init(page: some ViewModelRequest, note: some RawRepresentable<String>, forgetsLocale: Bool = false) {
        link = Link(to: page)
        self.note = note.rawValue
        self.forgetsLocale = forgetsLocale
    }
}
