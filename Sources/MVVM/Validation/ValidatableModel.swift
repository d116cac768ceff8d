/// A value that knows the rules of its fields: request body, form view model and import alike.
public protocol ValidatableModel {
    /// Everything that is wrong or worth saying, in the order of the fields; empty when all is well.
    func validate() -> [ValidationResult]
}

extension [ValidationResult] {
    /// The gravest status, nil for an empty list.
    public var status: ValidationResult.Status? { map(\.status).max() }

    /// The first message about a field.
    public func message(for fieldId: String) -> LocalizableString? {
        for result in self {
            for message in result.messages where message.fieldIds.contains(fieldId) { return message.message }
        }
        return nil
    }
}
