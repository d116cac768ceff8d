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
    public func accept<V: PropertyVisitor>(_ visitor: inout V) {}
    public func visit<V: PropertyVisitor>(_ index: Int, with visitor: inout V) {}
}
