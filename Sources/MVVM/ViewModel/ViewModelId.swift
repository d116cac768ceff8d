import Foundation

/// The identity of a model: never a row number.
public typealias ModelIdType = UUID

/// The stable identity of a view on its page, sent as a plain string.
///
/// There is no random one: made from the data's id, from the values that tell one view from another, or, where a page
/// holds just one, from the type.
public struct ViewModelId: Sendable, Hashable, Codable, Visitable {
    public let value: String

    public init(id: UUID) { value = id.lowercase }
    public init(id: Int) { value = String(id) }
    public init(id: String) { value = id }

    /// For a view that stands once on its page.
    public init<T>(type: T.Type) {
        value = Self.ofTypes.value(for: ObjectIdentifier(type)) {
            TypePath.components(of: type).joined(separator: ".")
        }
    }

    /// Such a view is made with every page, and reading a type's name takes 2 µs.
    private static let ofTypes = Memo<ObjectIdentifier, String>(limit: .max)

    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }

    public static var shape: Shape { .text }
    public func accept<V: PropertyVisitor>(_ visitor: inout V) { visitor.visit(value) }
}
