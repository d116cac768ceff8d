import MVVM

/// A refused form: what was typed, as it was typed, and what is wrong with it.
public struct Submission: Sendable {
    /// By field name; of a repeated name the last.
    public let typed: [String: String]
    public let validations: [ValidationResult]

    public init(typed: [String: String], validations: [ValidationResult] = []) {
        self.typed = typed
        self.validations = validations
    }
}
