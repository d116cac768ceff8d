import MVVM

/// What an idea says, with its rules: the part of `IdeaFields` that an edit may change. Who wrote it stays who it is.
public protocol IdeaContent: ValidatableModel, Sendable {
    var title: String { get set }
    var text: String { get set }
    /// As it was typed: separated by commas.
    var tags: String { get set }
    var ideaValidationMessages: IdeaFieldsMessages { get }
}

// No field has a `maxlength`: browsers count UTF-16 and blanks at the ends, the rules count letters, and nobody is kept
// from typing what would be accepted.
extension IdeaContent {
    public static var limits: IdeaLimits { IdeaLimits() }

    public static var titleField: FormField<String> {
        let words = IdeaFieldsMessages()
        return FormField(
            fieldId: "title", title: words.titleTitle, hint: words.titleHint,
            type: .text(inputType: .text), options: [.required(value: true)])
    }

    public static var textField: FormField<String> {
        let words = IdeaFieldsMessages()
        return FormField(
            fieldId: "text", title: words.textTitle, hint: words.textHint, type: .textArea(rows: 6))
    }

    public static var tagsField: FormField<String> {
        let words = IdeaFieldsMessages()
        return FormField(
            fieldId: "tags", title: words.tagsTitle, placeholder: words.tagsPlaceholder, hint: words.tagsHint,
            type: .text(inputType: .text))
    }

    /// The fields in the order of the form.
    public static var contentFields: [any FormFieldBase] { [titleField, textField, tagsField] }
}
