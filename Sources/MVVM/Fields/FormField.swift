/// What a form knows about one field, beside its rules: declared once, in a `…Fields` protocol.
public struct FormField<Value: Sendable>: FormFieldBase {
    public let fieldId: String
    public let title: LocalizableString
    public let placeholder: LocalizableString?
    public let hint: LocalizableString?
    public let type: FormFieldType
    public let options: [FormInputOption]

    public init(
        fieldId: String, title: LocalizableString, placeholder: LocalizableString? = nil,
        hint: LocalizableString? = nil, type: FormFieldType, options: [FormInputOption] = []
    ) {
        self.fieldId = fieldId
        self.title = title
        self.placeholder = placeholder
        self.hint = hint
        self.type = type
        self.options = options
    }

    /// The same field where its value is known already: sent along, and not asked for.
    public var hidden: FormField {
        FormField(fieldId: fieldId, title: title, type: .hidden)
    }
}
