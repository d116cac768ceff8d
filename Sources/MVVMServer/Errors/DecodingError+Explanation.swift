import MVVM

extension DecodingError {
    /// Where and why, in one sentence for the program that sent it.
    var explanation: String {
        let context: Context =
            switch self {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): context
            case .keyNotFound(let key, let context):
                Context(codingPath: context.codingPath, debugDescription: "'\(key.stringValue)' is missing.")
            @unknown default: Context(codingPath: [], debugDescription: "The value cannot be read.")
            }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    }
}
