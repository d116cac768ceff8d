/// Choices under a heading, as a form shows them.
@ViewModelPart
public struct FormChoiceGroupViewModel {
    public let title: LocalizableString
    public let choices: [FormChoiceViewModel]

    init(_ group: FormChoiceGroup, values: [String], controlId: String) {
        title = group.title
        choices = group.choices.map { FormChoiceViewModel($0, values: values, controlId: controlId) }
    }
}
