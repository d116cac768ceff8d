import ViewModels

/// An idea holds the rules of its fields wherever it came from: form, API or store.
extension Idea: IdeaFields {
    /// As it was typed: separated by commas.
    var tags: String {
        get { tagNames.joined(separator: ", ") }
        set { tagNames = TypedText.tags(newValue) }
    }

    var ideaValidationMessages: IdeaFieldsMessages { IdeaFieldsMessages() }
}
