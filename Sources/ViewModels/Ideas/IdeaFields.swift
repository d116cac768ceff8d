import MVVM

/// What a person writes about an idea, with its rules: once for form, API and import.
public protocol IdeaFields: ValidatableModel, Sendable {
    var title: String { get set }
    var text: String { get set }
    var authorName: String { get set }
    /// As it was typed: separated by commas.
    var tags: String { get set }
    var ideaValidationMessages: IdeaFieldsMessages { get }
}

// No field has a `maxlength`: browsers count UTF-16 and blanks at the ends, the rules count letters, and nobody is kept
// from typing what would be accepted.
extension IdeaFields {
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

    public static var authorNameField: FormField<String> {
        let words = IdeaFieldsMessages()
        return FormField(
            fieldId: "authorName", title: words.authorNameTitle, hint: words.authorNameHint,
            type: .text(inputType: .text),
            options: [.required(value: true), .autocomplete(value: .name)])
    }

    /// Stands in the place of the name's field where the name is known.
    public static func signature(of name: String) -> LocalizableString {
        IdeaFieldsMessages().authorNameSignature.bind(substitutions: ["name": LocalizableString.constant(name)])
    }

    public static var tagsField: FormField<String> {
        let words = IdeaFieldsMessages()
        return FormField(
            fieldId: "tags", title: words.tagsTitle, placeholder: words.tagsPlaceholder, hint: words.tagsHint,
            type: .text(inputType: .text))
    }

    /// The fields in the order of the form.
    ///
    /// - Parameter asksForName: false for a visitor whose name is known.
    public static func formFields(asksForName: Bool = true) -> [any FormFieldBase] {
        asksForName ? [titleField, textField, authorNameField, tagsField] : [titleField, textField, tagsField]
    }
}
