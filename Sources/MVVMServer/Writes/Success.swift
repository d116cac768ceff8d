import MVVM

/// The page after a successful write, and the name of the note that it shows once.
public struct Success: Sendable, Hashable {
    public let link: Link
    public let note: String

    public init(page: some ViewModelRequest, note: some RawRepresentable<String>) {
        link = Link(to: page)
        self.note = note.rawValue
    }
}
