/// The control of a field.
public enum FormFieldType: Sendable, Hashable {
    case text(inputType: FormInputType)
    /// Several lines; `rows` is the height it begins with.
    case textArea(rows: Int)
    /// Yes or no; sent as `true`, or not at all.
    case checkbox
    case colorPicker
    /// One of several, folded up; with `.multiple`, some of them.
    case select(choices: [FormChoice], groups: [FormChoiceGroup] = [])
    /// One of a few, all to be seen.
    case radioGroup(choices: [FormChoice])
    /// Sent along, and not asked for.
    case hidden
}
