// What HTML lets each control have.
extension FormFieldType {
    /// nil for what is no `input` with a value of its own.
    var inputType: FormInputType? {
        switch self {
        case .text(let type): type
        case .colorPicker: .color
        case .textArea, .checkbox, .select, .radioGroup, .hidden: nil
        }
    }

    var isTextArea: Bool { if case .textArea = self { true } else { false } }
    var isSelect: Bool { if case .select = self { true } else { false } }

    /// Whether a browser may fill it in.
    var isFilledIn: Bool {
        switch self {
        case .text(let type): type != .file
        case .textArea, .colorPicker, .select: true
        case .checkbox, .radioGroup, .hidden: false
        }
    }

    /// A range and a colour always have a value.
    var canBeRequired: Bool {
        switch self {
        case .text(let type): type != .range && type != .color
        case .textArea, .checkbox, .select, .radioGroup: true
        case .colorPicker, .hidden: false
        }
    }

    /// The height of a text area; a line for everything else.
    var rows: Int { if case .textArea(let rows) = self { rows } else { 1 } }

    var choices: [FormChoice] {
        switch self {
        case .select(let choices, _), .radioGroup(let choices): choices
        case .text, .textArea, .checkbox, .colorPicker, .hidden: []
        }
    }

    var groups: [FormChoiceGroup] { if case .select(_, let groups) = self { groups } else { [] } }
}
