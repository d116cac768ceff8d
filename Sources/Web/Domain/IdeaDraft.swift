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
    /// The visitor who posts it; nil for whom nobody would know again, such as a program.
    let authorID: UUID?

    /// The visitor who posts, and what they are called; nil for whoever has no name.
    struct Author: Hashable, Sendable {
        let id: UUID
        let name: String?
    }

    /// - Throws: `IdeaDraftFailure` with everything that the rules say.
    init(_ fields: some IdeaFields, by author: Author? = nil) throws(IdeaDraftFailure) {
        let validations = fields.validate(in: ValidationContext(displayName: author?.name))
        guard validations.status != .error else { throw IdeaDraftFailure(validations: validations) }
        title = TypedText.line(fields.title)
        text = TypedText.lines(fields.text)
        authorName = author?.name ?? TypedText.line(fields.authorName)
        tagNames = TypedText.tags(fields.tags)
        authorID = author?.id
    }
}
