import MVVM

/// Another text for an idea that is there: everything that its fields hold, but no say in who wrote it.
public protocol IdeaEdit: IdeaFields {}

extension IdeaEdit {
    /// The rules of what an edit may change.
    public func validate(in context: ValidationContext) -> [ValidationResult] {
        [validateTitle(), validateText(), validateTags()].compactMap { $0 }
    }

    /// The fields in the order of the form.
    public static var editFields: [any FormFieldBase] { [titleField, textField, tagsField] }
}
