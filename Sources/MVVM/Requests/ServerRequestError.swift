/// What a call would throw if there were no wire: the server throws it, the client rethrows the same type.
///
/// Declared as `@LocalizableError public struct ResponseError: ServerRequestError`, nested in its request, with a `code`
/// and a localizable `message`.
public protocol ServerRequestError: LocalizableError, Hashable {
    /// A stable name for programs: the code's case.
    var errorCode: String { get }
    /// What went wrong, for people.
    var message: LocalizableString { get }
    /// What is wrong with which field; empty for most errors.
    var validations: [ValidationResult] { get }
    /// The HTTP status of the answer; it decides nothing for clients, which catch types.
    var status: Int { get }

    /// The error that says that rules of the body are broken; nil for a request whose body has none.
    static func refusing(_ validations: [ValidationResult]) -> Self?
}

extension ServerRequestError {
    public static func refusing(_ validations: [ValidationResult]) -> Self? { nil }
    public var validations: [ValidationResult] { [] }
}
