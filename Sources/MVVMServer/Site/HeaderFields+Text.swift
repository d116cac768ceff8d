import HTTP

extension HeaderFields {
    /// - Throws: `HTTPFailure` 500 for a text that cannot stand in a field, such as one with a line break.
    mutating func set(_ name: FieldName, text: String) throws(HTTPFailure) {
        guard let value = FieldValue(text) else { throw HTTPFailure(.internalError) }
        set(name, to: value)
    }
}
