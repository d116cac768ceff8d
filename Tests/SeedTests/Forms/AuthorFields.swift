import MVVM

/// What a person tells about themselves, with its rules: once for request, form and domain (seed: "The Connection").
public protocol AuthorFields: ValidatableModel, Codable, Sendable {
    var email: String { get set }
    var firstName: String { get set }
    var lastName: String { get set }
    var authorValidationMessages: AuthorFieldsMessages { get }
}

extension AuthorFields {
    public static var emailField: FormField<String> {
        FormField(
            fieldId: "email", title: AuthorFieldsMessages().emailTitle, type: .text(inputType: .email),
            options: [.required(value: true)])
    }

    public func validate(in context: ValidationContext) -> [ValidationResult] {
        guard email.isEmpty else { return [] }
        let message = ValidationResult.Message(
            fieldIds: ["email"], message: authorValidationMessages.emailRequired)
        return [ValidationResult(status: .error, messages: [message])]
    }
}
