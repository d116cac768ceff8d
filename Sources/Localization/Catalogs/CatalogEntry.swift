/// A text of a catalog with its place.
struct CatalogEntry: Sendable {
    let key: [String]
    let message: Message
    let position: SourcePosition

    /// `IdeaCardViewModel.voteTitle`
    var name: String { key.joined(separator: ".") }
}
