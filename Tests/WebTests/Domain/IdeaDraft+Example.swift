import ViewModels

@testable import Web

extension IdeaDraft {
    static func example(
        title: String = "Dark mode", text: String = "Easier on the eyes at night.", authorName: String = "Ada",
        tagText: String = "design, accessibility", by author: Author? = nil
    ) throws -> IdeaDraft {
        try IdeaDraft(
            IdeaCreateRequest.RequestBody(title: title, text: text, authorName: authorName, tags: tagText),
            by: author)
    }
}
