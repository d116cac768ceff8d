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
