/// A field as a form shows it: its description, what was typed, and what is wrong with it.
@ViewModel
public struct FormFieldViewModel {
    /// Which template draws the field: `Shared/Controls/…`.
    public enum Control { case input, textArea, select, checkbox, radioGroup, hiddenInput }

    public let name: String
    public let controlId: String
    public let hintId: String
    public let errorId: String
    public let label: LocalizableString
    public let hint: LocalizableString?
    public let placeholder: LocalizableString?
    public let value: String
    public let choices: [FormChoiceViewModel]
    public let choiceGroups: [FormChoiceGroupViewModel]
    public let isChecked: Bool
    public let error: LocalizableString?
    @LocalizedString public var requiredTitle
    public let control: Control
    public let inputType: String
    public let attributes: FormFieldAttributes
    public let rows: Int
    /// Where the focus goes in a form that came back.
    public let isFirstInvalid: Bool
    /// The ids of hint and error, as `aria-describedby` wants them; the error's element is always there, if empty.
    public let describedBy: String
    public let vmId: ViewModelId

    /// - Parameters:
    ///   - values: what was typed or chosen, as it was sent; only a field with `.multiple` has several.
    ///   - error: what is wrong with it.
    public init(
        _ field: some FormFieldBase, values: [String] = [], error: LocalizableString? = nil,
        isFirstInvalid: Bool = false
    ) {
        let controlId = "field-\(field.fieldId)"
        name = field.fieldId
        self.controlId = controlId
        hintId = "hint-\(field.fieldId)"
        errorId = "error-\(field.fieldId)"
        label = field.title
        hint = field.hint
        placeholder = field.placeholder
        value = field.type.inputType == .file ? "" : values.first ?? ""
        choices = field.type.choices.map { FormChoiceViewModel($0, values: values, controlId: controlId) }
        choiceGroups = field.type.groups.map { FormChoiceGroupViewModel($0, values: values, controlId: controlId) }
        isChecked = values.contains("true")
        self.error = error
        control = Control(field.type)
        inputType = (field.type.inputType ?? .text).rawValue
        attributes = FormFieldAttributes(field.type, field.options)
        rows = field.type.rows
        self.isFirstInvalid = isFirstInvalid
        describedBy = field.hint == nil ? errorId : "\(hintId) \(errorId)"
        vmId = .init(id: controlId)
    }

    public static func stub() -> FormFieldViewModel {
        FormFieldViewModel(
            FormField<String>(
                fieldId: "title", title: "Title", hint: "What it is about", type: .text(inputType: .text)),
            values: ["Dark mode"])
    }
}

extension FormFieldViewModel.Control {
    fileprivate init(_ type: FormFieldType) {
        self =
            switch type {
            case .text, .colorPicker: .input
            case .textArea: .textArea
            case .select: .select
            case .checkbox: .checkbox
            case .radioGroup: .radioGroup
            case .hidden: .hiddenInput
            }
    }
}

extension [FormFieldViewModel] {
    /// The fields of a form: what was typed in each, what is wrong with it, and where the focus goes.
    public init(_ fields: [any FormFieldBase], values: [String: String], validations: [ValidationResult] = []) {
        let messages = fields.map { validations.message(for: $0.fieldId) }
        let firstInvalid = messages.firstIndex { $0 != nil }
        self = fields.indices.map { index in
            let field = fields[index]
            return FormFieldViewModel(
                field, values: values[field.fieldId].map { [$0] } ?? [], error: messages[index],
                isFirstInvalid: index == firstInvalid)
        }
    }
}
