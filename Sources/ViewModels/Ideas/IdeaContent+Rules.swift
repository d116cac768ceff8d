import Foundation
import MVVM

// The rules of what an idea says. A length is counted in characters as people see them, after trimming.
extension IdeaContent {
    public func validate(in context: ValidationContext) -> [ValidationResult] {
        [validateTitle(), validateText(), validateTags()].compactMap { $0 }
    }

    public func validateTitle() -> ValidationResult? {
        let words = ideaValidationMessages
        let count = TypedText.letterCount(typed: title, upTo: Self.limits.title)
        if count == 0 { return .error("title", words.titleRequired) }
        return count > Self.limits.title ? tooLong("title", words.titleTooLong, Self.limits.title) : nil
    }

    public func validateText() -> ValidationResult? {
        let isTooLong = TypedText.letterCount(typed: text, upTo: Self.limits.text) > Self.limits.text
        return isTooLong ? tooLong("text", ideaValidationMessages.textTooLong, Self.limits.text) : nil
    }

    public func validateTags() -> ValidationResult? {
        let words = ideaValidationMessages
        // With room for blanks and repeated ones; what is longer is not taken apart at all.
        let room = 4 * Self.limits.tags * Self.limits.tag
        if TypedText.letterCount(typed: tags, upTo: room) > room {
            return tooLong("tags", words.tagsTooMany, Self.limits.tags)
        }
        let list = TypedText.tags(tags)
        if list.count > Self.limits.tags { return tooLong("tags", words.tagsTooMany, Self.limits.tags) }
        let isTooLong = list.contains { TypedText.letterCount(typed: $0, upTo: Self.limits.tag) > Self.limits.tag }
        return isTooLong ? tooLong("tags", words.tagsTooLong, Self.limits.tag) : nil
    }

    func tooLong(_ field: String, _ message: LocalizableString, _ maximum: Int) -> ValidationResult {
        .error(field, message.bind(substitutions: ["maximum": LocalizableInt(value: maximum)]))
    }
}
