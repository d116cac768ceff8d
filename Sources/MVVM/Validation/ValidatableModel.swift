/// A value that knows the rules of its fields: request body, form view model and import alike.
public protocol ValidatableModel {
    /// Everything that is wrong or worth saying, in the order of the fields; empty when all is well.
    func validate() -> [ValidationResult]
}
