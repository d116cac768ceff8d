import MVVM

// The rules of what an idea says, and that of its author's name.
extension IdeaFields {
    public func validate(in context: ValidationContext) -> [ValidationResult] {
        [validateTitle(), validateText(), validateAuthorName(in: context), validateTags()].compactMap { $0 }
    }

    /// A visitor gives a name once; with another one they would be somebody else.
    public func validateAuthorName(in context: ValidationContext) -> ValidationResult? {
        let words = ideaValidationMessages
        let count = TypedText.letterCount(typed: authorName, upTo: Self.limits.authorName)
        if count > Self.limits.authorName {
            return tooLong("authorName", words.authorNameTooLong, Self.limits.authorName)
        }
        guard let name = context.displayName else {
            return count == 0 ? .error("authorName", words.authorNameRequired) : nil
        }
        guard count > 0, TypedText.line(authorName) != name else { return nil }
        let message = words.authorNameKnown.bind(substitutions: ["name": LocalizableString.constant(name)])
        return .error("authorName", message)
    }
}
