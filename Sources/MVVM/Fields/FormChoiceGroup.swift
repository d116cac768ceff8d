/// Choices under a heading.
public struct FormChoiceGroup: Sendable, Hashable {
    public let title: LocalizableString
    public let choices: [FormChoice]

    public init(title: LocalizableString, choices: [FormChoice]) {
        self.title = title
        self.choices = choices
    }
}
