import Observation

/// What a form has to say while it is filled in: the results of its fields, as each was checked last.
@Observable
public final class Validations {
    public private(set) var validations: [ValidationResult]

    public init(_ validations: [ValidationResult] = []) { self.validations = validations }

    /// The gravest status; nil where there is nothing to say.
    public var status: ValidationResult.Status? { validations.status }

    /// Whether the form cannot be sent.
    public var hasError: Bool { status == .error }

    /// Puts new results in the place of what was said about the same fields.
    ///
    /// - Parameter fieldIds: the fields that were checked; nil checked all of them.
    public func replace(with results: [ValidationResult], ofFields fieldIds: [String]? = nil) {
        if let fieldIds {
            removeAll(fieldIds: fieldIds + results.flatMap(\.messages).flatMap(\.fieldIds))
        } else {
            validations = []
        }
        validations += results
    }

    /// Takes back every message that names one of the fields.
    public func removeAll(fieldIds: [String]) {
        validations = validations.compactMap { result in
            let kept = result.messages.filter { Set($0.fieldIds).isDisjoint(with: fieldIds) }
            return kept.isEmpty ? nil : ValidationResult(status: result.status, messages: kept)
        }
    }
}

extension ValidatableModel {
    /// Checks some fields, and tells the form.
    ///
    /// - Parameters:
    ///   - fields: nil checks all.
    ///   - context: what the rules look at beside the fields.
    /// - Returns: the gravest status among them; nil where there is nothing to say.
    @discardableResult
    public func validate(
        fields: [any FormFieldBase]? = nil, validations: Validations, in context: ValidationContext = .init()
    ) -> ValidationResult.Status? {
        let fieldIds = fields?.map(\.fieldId)
        let results = validate(in: context).compactMap { result -> ValidationResult? in
            guard let fieldIds else { return result }
            let messages = result.messages.filter { !Set($0.fieldIds).isDisjoint(with: fieldIds) }
            return messages.isEmpty ? nil : ValidationResult(status: result.status, messages: messages)
        }
        validations.replace(with: results, ofFields: fieldIds)
        return results.status
    }
}
