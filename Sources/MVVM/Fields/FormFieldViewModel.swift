/// A field as a form shows it: its description, what was typed, and what is wrong with it.
@ViewModel
public struct FormFieldViewModel {
    /// Which template part draws the field.
    public enum Control { case text, textArea }

    public let name: String
    public let controlId: String
    public let hintId: String
    public let errorId: String
    public let label: LocalizableString
    public let hint: LocalizableString?
    public let placeholder: LocalizableString?
    public let value: String
    public let error: LocalizableString?
    public let isRequired: Bool
    @LocalizedString public var requiredTitle
    public let control: Control
    public let inputType: String
    public let hasMaxLength: Bool
    public let maxLength: Int
    public let autocomplete: String?
    public let rows: Int
    /// Where the focus goes in a form that came back.
    public let isFirstInvalid: Bool
    /// The ids of hint and error, as `aria-describedby` wants them; the error's element is always there, if empty.
    public let describedBy: String
    public let vmId: ViewModelId

    /// - Parameters:
    ///   - value: what was typed, as it was typed.
    ///   - error: what is wrong with it.
    public init<Value>(
        _ field: FormField<Value>, value: String = "", error: LocalizableString? = nil, isFirstInvalid: Bool = false
    ) {
        name = field.fieldId
        controlId = "field-\(field.fieldId)"
        hintId = "hint-\(field.fieldId)"
        errorId = "error-\(field.fieldId)"
        label = field.title
        hint = field.hint
        placeholder = field.placeholder
        self.value = value
        self.error = error
        isRequired = field.options.contains(.required(value: true))
        maxLength = field.options.lazy.compactMap(\.maxLength).first ?? 0
        hasMaxLength = maxLength > 0
        autocomplete = field.options.lazy.compactMap(\.autocomplete).first
        self.isFirstInvalid = isFirstInvalid
        describedBy = field.hint == nil ? errorId : "\(hintId) \(errorId)"
        vmId = .init(id: "field-\(field.fieldId)")
        switch field.type {
        case .text(let type): (control, inputType, rows) = (.text, type.rawValue, 1)
        case .textArea(let height): (control, inputType, rows) = (.textArea, FormInputType.text.rawValue, height)
        }
    }

    public static func stub() -> FormFieldViewModel {
        FormFieldViewModel(
            FormField<String>(
                fieldId: "title", title: "Title", hint: "What it is about", type: .text(inputType: .text)),
            value: "Dark mode")
    }
}

extension FormInputOption {
    fileprivate var maxLength: Int? { if case .maxLength(let value) = self { value } else { nil } }
    fileprivate var autocomplete: String? { if case .autocomplete(let value) = self { value } else { nil } }
}
