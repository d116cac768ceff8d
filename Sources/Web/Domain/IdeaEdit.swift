import MVVM
import ViewModels

/// Another text for an idea, checked by the rules of `IdeaContent`: trimmed, in NFC, within the limits.
struct IdeaEdit: Hashable, Sendable {
    let title: String
    let text: String
    /// Without commas, empty ones and duplicates.
    let tagNames: [String]

    /// - Throws: `IdeaDraftFailure` with everything that the rules say.
    init(_ content: some IdeaContent) throws(IdeaDraftFailure) {
        let validations = content.validate()
        guard validations.status != .error else { throw IdeaDraftFailure(validations: validations) }
        title = TypedText.line(content.title)
        text = TypedText.lines(content.text)
        tagNames = TypedText.tags(content.tags)
    }
}
