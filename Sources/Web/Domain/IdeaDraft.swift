import Foundation
import MVVM
import ViewModels

/// An idea as somebody typed it, checked by the rules of `IdeaFields`: trimmed, in NFC, within the limits.
struct IdeaDraft: Hashable, Sendable {
    let title: String
    let text: String
    let authorName: String
    /// Without commas, empty ones and duplicates.
    let tagNames: [String]
    /// The visitor who posts it; nil for a program.
    private(set) var authorID: UUID?

    /// - Throws: `IdeaDraftFailure` with everything that the rules say.
    init(_ fields: some IdeaFields) throws(IdeaDraftFailure) {
        let validations = fields.validate()
        guard validations.status != .error else { throw IdeaDraftFailure(validations: validations) }
        title = IdeaText.line(fields.title)
        text = IdeaText.lines(fields.text)
        authorName = IdeaText.line(fields.authorName)
        tagNames = IdeaText.tags(fields.tags)
    }

    func posted(by authorID: UUID) -> IdeaDraft {
        var draft = self
        draft.authorID = authorID
        return draft
    }
}
