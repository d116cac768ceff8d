import Foundation

/// What the markup of a control says about its value: only what HTML has for this control, so that it is valid.
@ViewModelPart
public struct FormFieldAttributes {
    public let minLength: Int?
    public let maxLength: Int?
    public let min: String?
    public let max: String?
    public let step: String?
    public let pattern: String?
    public let size: Int?
    public let accept: String?
    public let autocomplete: String?
    public let autocapitalize: String?
    public let inputMode: String?
    public let isMultiple: Bool
    public let isDisabled: Bool
    public let isRequired: Bool

    init(_ type: FormFieldType, _ options: [FormInputOption]) {
        let input = type.inputType
        let isText = input?.isText ?? false
        let hasLength = isText || type.isTextArea
        let isOrdered = input?.isOrdered ?? false
        minLength = hasLength ? options.first(\.minLength) : nil
        maxLength = hasLength ? options.first(\.maxLength) : nil
        min = isOrdered ? options.first(\.minValue) ?? options.first(\.minDate).flatMap { input?.text(of: $0) } : nil
        max = isOrdered ? options.first(\.maxValue) ?? options.first(\.maxDate).flatMap { input?.text(of: $0) } : nil
        step = isOrdered ? options.first(\.step) : nil
        pattern = isText ? options.first(\.pattern) : nil
        size = isText || type.isSelect ? options.first(\.size) : nil
        accept = input == .file ? options.first(\.accept) : nil
        autocomplete = type.isFilledIn ? options.first(\.autocomplete) : nil
        autocapitalize = hasLength ? options.first(\.autocapitalize) : nil
        inputMode = hasLength || input == .number ? options.first(\.inputMode) : nil
        let takesSeveral = input == .file || input == .email || type.isSelect
        isMultiple = takesSeveral && options.contains(.multiple(value: true))
        isDisabled = type != .hidden && options.contains(.disabled(value: true))
        isRequired = type.canBeRequired && options.contains(.required(value: true))
    }
}

extension [FormInputOption] {
    fileprivate func first<Value>(_ value: (FormInputOption) -> Value?) -> Value? {
        lazy.compactMap(value).first
    }
}
