@testable import Web

extension IdeaLimits {
    static let example = IdeaLimits(title: 1...120, text: 0...4_000, authorName: 1...60, tag: 1...30, tagCount: 5)
}

extension IdeaDraft {
    static func example(
        title: String = "Dark mode", text: String = "Easier on the eyes at night.", authorName: String = "Ada",
        tagText: String = "design, accessibility"
    ) throws -> IdeaDraft {
        try IdeaDraft(title: title, text: text, authorName: authorName, tagText: tagText, limits: .example)
    }
}
