extension DecodingError {
    /// The keys to the value in question.
    var codingPath: [any CodingKey] { context.codingPath }

    /// What is wrong, in one sentence for the program that sent it.
    var complaint: String {
        if case .keyNotFound(let key, _) = self { return "'\(key.stringValue)' is missing." }
        return context.debugDescription
    }

    /// Where and why.
    var explanation: String {
        let path = codingPath.map(\.stringValue).joined(separator: ".")
        return path.isEmpty ? complaint : "\(path): \(complaint)"
    }

    private var context: Context {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: Context(codingPath: [], debugDescription: "The value cannot be read.")
        }
    }
}
