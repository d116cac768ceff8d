/// A choice as a form shows it.
@ViewModelPart
public struct FormChoiceViewModel {
    public let value: String
    public let title: LocalizableString
    public let language: String?
    public let isSelected: Bool
    public let isDisabled: Bool
    /// For a radio button and its label.
    public let controlId: String

    /// - Parameters:
    ///   - values: what is chosen.
    ///   - controlId: of the whole field.
    init(_ choice: FormChoice, values: [String], controlId: String) {
        value = choice.value
        title = choice.title
        language = choice.language
        isSelected = values.contains(choice.value)
        isDisabled = choice.isDisabled
        self.controlId = "\(controlId)-\(choice.value)"
    }
}
