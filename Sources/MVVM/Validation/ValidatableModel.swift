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
