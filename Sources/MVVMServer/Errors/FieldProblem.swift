import MVVM

/// A problem with one part of a body (RFC 9457 §3.1.3, its example's `errors`).
struct FieldProblem {
    /// A JSON pointer as a URI fragment: `#/title`.
    let pointer: String
    let detail: LocalizableString
    /// What exactly is wrong there, in English; nil where the detail says it.
    var reason: String?
}

extension FieldProblem {
    /// One for each field that a message names.
    static func all(in validations: [ValidationResult]) -> [FieldProblem] {
        validations.flatMap(\.messages).flatMap { message in
            message.fieldIds.map { FieldProblem(pointer: "#/\($0)", detail: message.message) }
        }
    }
}
