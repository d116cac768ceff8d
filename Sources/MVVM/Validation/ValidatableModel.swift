/// A value that knows the rules of its fields: request body, form view model and import alike.
public protocol ValidatableModel {
    /// Everything that is wrong or worth saying, in the order of the fields; empty when all is well.
    ///
    /// - Parameter context: what the rules look at beside the fields.
    func validate(in context: ValidationContext) -> [ValidationResult]
}

extension ValidatableModel {
    /// What the rules say about the fields alone.
    public func validate() -> [ValidationResult] { validate(in: ValidationContext()) }
}

extension [ValidationResult] {
    /// The gravest status, nil for an empty list.
    public var status: ValidationResult.Status? { map(\.status).max() }

    /// The gravest message about a field; of equally grave ones the first.
    public func message(for fieldId: String) -> LocalizableString? {
        let about = flatMap { result in
            result.messages.filter { $0.fieldIds.contains(fieldId) }.map { (result.status, $0.message) }
        }
        guard let gravest = about.map(\.0).max() else { return nil }
        return about.first { $0.0 == gravest }?.1
    }
}
