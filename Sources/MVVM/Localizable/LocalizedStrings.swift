/// A list of texts in the catalog, named by the property: `steps: [Write, Send]`.
@propertyWrapper
public struct _LocalizedStrings<Model>: Sendable, Hashable, Codable {
    private let texts: [String]?

    public init() { texts = nil }

    /// - Parameters:
    ///   - parentKeys: groups between the type and the property.
    ///   - propertyName: the key's last component, where it is not the property's name.
    ///   - vFirst: the first version of the contract that has the property; only the macro reads it.
    ///   - vLast: the last one.
    public init(
        parentKeys: String..., propertyName: String? = nil, vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil
    ) { texts = nil }

    /// One group between the type and the property.
    public init(
        parentKey: String, propertyName: String? = nil, vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil
    ) { texts = nil }

    private init(texts: [String]) { self.texts = texts }

    /// What a client of a version without the property has; called by the macro's code.
    public static var absent: Self { Self(texts: []) }

    public init(from decoder: any Decoder) throws {
        texts = try decoder.singleValueContainer().decode([String].self)
    }

    /// - Throws: `LocalizerError.localizationUnbound` before a face localized it.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }

    /// The texts once they are localized; before, they are only known in their face.
    public var wrappedValue: LocalizableArray<LocalizableString> {
        guard let texts else { return .localized(.unbound) }
        return texts.isEmpty ? .empty : .constant(texts.map { .constant($0) })
    }

    /// The texts as a value whose key is known: the one of the property's row; called by the macro's code.
    public func value<Object: PropertyVisitable>(
        at index: Int, of type: Object.Type
    ) -> LocalizableArray<LocalizableString> {
        texts == nil ? .localized(Object.propertyTable.reference(at: index)) : wrappedValue
    }

    /// Hands the texts, or their key, to the visitor; called by the macro's code.
    public func accept<V: PropertyVisitor, Object: PropertyVisitable>(
        _ visitor: inout V, at index: Int, of type: Object.Type
    ) {
        value(at: index, of: type).accept(&visitor)
    }
}

extension PropertyVisitable {
    /// `@LocalizedStrings public var steps`; the alias tells the wrapper its type.
    public typealias LocalizedStrings = _LocalizedStrings<Self>
}
