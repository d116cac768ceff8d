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

/// The error of a request that has none of its own; it cannot be made.
public enum EmptyError: ServerRequestError {
    public var errorCode: String { switch self {} }
    public var message: LocalizableString { switch self {} }
    public var status: Int { switch self {} }

    public init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "This request has no error of its own."))
    }

    public func encode(to encoder: any Encoder) throws {}
    public static var propertyTable: PropertyTable { PropertyTable(of: Self.self, []) }
    public static var shape: Shape { .object(Self.self) }
    public func accept<V: Visitor>(_ visitor: inout V) {}
    public func visit<V: Visitor>(_ index: Int, with visitor: inout V) {}
}
