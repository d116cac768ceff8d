import MVVM

/// What a person writes about an idea and who they are, with its rules: once for form, API and import.
public protocol IdeaFields: IdeaContent {
    var authorName: String { get set }
}

extension IdeaFields {
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

    /// The fields in the order of the form.
    ///
    /// - Parameter asksForName: false for a visitor whose name is known.
    public static func formFields(asksForName: Bool = true) -> [any FormFieldBase] {
        asksForName ? [titleField, textField, authorNameField, tagsField] : contentFields
    }
}
