/// Catalog text that is named by the property: `Type.property` below the locale.
///
/// The arguments move the key; the macro copies them into the property table, so the wrapper itself only holds the
/// text once a face was decoded.
@propertyWrapper
public struct LocalizedString: Sendable, Hashable, Codable {
    private let text: String?

    public init() { text = nil }

    /// - Parameters:
    ///   - parentKeys: groups between the type and the property.
    ///   - propertyName: the key's last component, where it is not the property's name.
    ///   - index: an element of a list in the catalog.
    public init(parentKeys: String..., propertyName: String? = nil, index: Int? = nil) { text = nil }

    /// `field.messageGroup.messageKey` below the type.
    public init(_ field: String, messageGroup: String, messageKey: String) { text = nil }

    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// - Throws: `LocalizerError.localizationUnbound` before a face localized it.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }

    public var wrappedValue: LocalizableString {
        text.map { .constant($0) } ?? .localized(.unbound)
    }

    /// Hands the text, or the row that names it, to the visitor; called by the macro's code.
    public func accept<V: Visitor, Object: PropertyVisitable>(_ visitor: inout V, at index: Int, of type: Object.Type) {
        if let text { visitor.visit(text) } else { visitor.visit(message: index, of: type, substitutions: [:]) }
    }
}
