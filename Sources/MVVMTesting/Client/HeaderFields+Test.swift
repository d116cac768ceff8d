import HTTP

extension HeaderFields {
    /// - Throws: ``TestClientError/wrongField(_:)`` for what no message can carry.
    mutating func append(_ name: String, text: String) throws {
        guard let name = FieldName(name), let value = FieldValue(text) else {
            throw TestClientError.wrongField("\(name): \(text)")
        }
        append(name, value)
    }
}
