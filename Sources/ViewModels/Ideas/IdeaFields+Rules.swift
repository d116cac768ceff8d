import Foundation
import MVVM

// The rules of an idea's fields. A length is counted in characters as people see them, after trimming.
extension IdeaFields {
    public func validate(in context: ValidationContext) -> [ValidationResult] {
        [validateTitle(), validateText(), validateAuthorName(in: context), validateTags()].compactMap { $0 }
    }

    public func validateTitle() -> ValidationResult? {
        let words = ideaValidationMessages
        let count = IdeaText.letterCount(typed: title, upTo: Self.limits.title)
        if count == 0 { return .error("title", words.titleRequired) }
        return count > Self.limits.title ? tooLong("title", words.titleTooLong, Self.limits.title) : nil
    }

    public func validateText() -> ValidationResult? {
        let isTooLong = IdeaText.letterCount(typed: text, upTo: Self.limits.text) > Self.limits.text
        return isTooLong ? tooLong("text", ideaValidationMessages.textTooLong, Self.limits.text) : nil
    }

    /// A visitor gives a name once; with another one they would be somebody else.
    public func validateAuthorName(in context: ValidationContext) -> ValidationResult? {
        let words = ideaValidationMessages
        let count = IdeaText.letterCount(typed: authorName, upTo: Self.limits.authorName)
        if count > Self.limits.authorName {
            return tooLong("authorName", words.authorNameTooLong, Self.limits.authorName)
        }
        guard let name = context.displayName else {
            return count == 0 ? .error("authorName", words.authorNameRequired) : nil
        }
        guard count > 0, IdeaText.line(authorName) != name else { return nil }
        let message = words.authorNameKnown.bind(substitutions: ["name": LocalizableString.constant(name)])
        return .error("authorName", message)
    }

    public func validateTags() -> ValidationResult? {
        let words = ideaValidationMessages
        // With room for blanks and repeated ones; what is longer is not taken apart at all.
        let room = 4 * Self.limits.tags * Self.limits.tag
        if IdeaText.letterCount(typed: tags, upTo: room) > room {
            return tooLong("tags", words.tagsTooMany, Self.limits.tags)
        }
        let list = IdeaText.tags(tags)
        if list.count > Self.limits.tags { return tooLong("tags", words.tagsTooMany, Self.limits.tags) }
        let isTooLong = list.contains { IdeaText.letterCount(typed: $0, upTo: Self.limits.tag) > Self.limits.tag }
        return isTooLong ? tooLong("tags", words.tagsTooLong, Self.limits.tag) : nil
    }

    private func tooLong(_ field: String, _ message: LocalizableString, _ maximum: Int) -> ValidationResult {
        .error(field, message.bind(substitutions: ["maximum": LocalizableInt(value: maximum)]))
    }
}
