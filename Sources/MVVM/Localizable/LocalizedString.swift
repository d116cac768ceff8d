/// Catalog text that is named by the property: `Type.property` below the locale.
///
/// The macro copies the arguments into the property table. The wrapper keeps only what it cannot find there: the text once
/// a face was decoded, or a key that does not depend on the property's name.
@propertyWrapper
public struct _LocalizedString<Model>: Sendable, Hashable, Codable {
    private enum State: Sendable, Hashable {
        case named
        case located(LocalizationPath)
        case text(String)
    }

    private let state: State

    public init() { state = .named }

    /// - Parameters:
    ///   - parentKeys: groups between the type and the property.
    ///   - propertyName: the key's last component, where it is not the property's name.
    ///   - index: an element of a list in the catalog.
    ///   - vFirst: the first version of the contract that has the property; here and below only the macro reads it.
    ///   - vLast: the last one.
    public init(
        parentKeys: String..., propertyName: String? = nil, index: Int? = nil, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) {
        state = propertyName.map { .located(LocalizationPath($0, parentKeys: parentKeys, index: index)) } ?? .named
    }

    /// One group between the type and the property.
    public init(
        parentKey: String, propertyName: String? = nil, index: Int? = nil, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) {
        state = propertyName.map { .located(LocalizationPath($0, parentKeys: [parentKey], index: index)) } ?? .named
    }

    /// `field.messageGroup.messageKey` below the type.
    public init(
        _ field: String, messageGroup: String, messageKey: String, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) {
        state = .located(LocalizationPath(field, messageGroup: messageGroup, messageKey: messageKey))
    }

    private init(state: State) { self.state = state }

    /// What a client of a version without the property has; called by the macro's code.
    public static var absent: Self { Self(state: .text("")) }

    public init(from decoder: any Decoder) throws {
        state = .text(try decoder.singleValueContainer().decode(String.self))
    }

    /// - Throws: `LocalizerError.localizationUnbound` before a face localized it.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }

    /// The text as a value: to be localized where it stands, or, when its key needs the property's name, only in its face.
    public var wrappedValue: LocalizableString {
        switch state {
        case .named: .localized(.unbound)
        case .located(let path): .localized(LocalizableRef(key: TypePath.components(of: Model.self) + path.path))
        case .text(let text): .constant(text)
        }
    }

    /// The text as a value whose key is known: the one of the property's row; called by the macro's code.
    public func value<Object: PropertyVisitable>(at index: Int, of type: Object.Type) -> LocalizableString {
        if case .text(let text) = state { return .constant(text) }
        return .localized(Object.propertyTable.reference(at: index))
    }

    /// Hands the text, or the row that names it, to the visitor; called by the macro's code.
    public func accept<V: PropertyVisitor, Object: PropertyVisitable>(
        _ visitor: inout V, at index: Int, of type: Object.Type, isMarkup: Bool = false
    ) {
        if case .text(let text) = state {
            visitor.visit(text)
        } else if isMarkup {
            visitor.visit(markup: index, of: type, substitutions: LocalizableSlots())
        } else {
            visitor.visit(message: index, of: type, substitutions: LocalizableSlots())
        }
    }
}

extension PropertyVisitable {
    /// `@LocalizedString public var title`; the alias tells the wrapper its type.
    public typealias LocalizedString = _LocalizedString<Self>
}
