import MVVM

/// All that is wrong with a draft at once, in the order of its fields; never empty.
struct IdeaDraftFailure: Error {
    let validations: [ValidationResult]
}
