/// Text from the catalog or as it is.
public enum LocalizableString: Localizable {
    case empty
    case constant(String)
    case localized(LocalizableRef)

    /// The words of a property of `type`, or of a nested group below it.
    public static func localized<T>(
        for type: T.Type, parentKeys: String..., propertyName: String, index: Int? = nil
    ) -> LocalizableString {
        var key = TypePath.components(of: type) + parentKeys + [propertyName]
        if let index { key.append(String(index)) }
        return .localized(LocalizableRef(key: key))
    }

    /// A text by its key below the locale: `"StageKind.planned"`.
    public static func localized(key: String) -> LocalizableString {
        .localized(LocalizableRef(key: key.split(separator: ".").map(String.init)))
    }

    /// `propertyName.messageGroup.messageKey` below the type.
    public static func localized<T>(
        for type: T.Type, propertyName: String, messageGroup: String, messageKey: String
    ) -> LocalizableString {
        let path = LocalizationPath(propertyName, messageGroup: messageGroup, messageKey: messageKey).path
        return .localized(LocalizableRef(key: TypePath.components(of: type) + path))
    }

    /// Fills the slots `%{name}` of a catalog text; text that is already there is left alone.
    public func bind(substitutions: [String: any Localizable]) -> LocalizableString {
        guard case .localized(let reference) = self else { return self }
        let contents = substitutions.mapValues(\.content)
        return .localized(LocalizableRef(key: reference.key, substitutions: contents))
    }

    public var content: LocalizableContent {
        switch self {
        case .empty: .empty
        case .constant(let text): .text(text)
        case .localized(let reference): .reference(reference)
        }
    }

    public static var shape: Shape { .message }
    public static func stub() -> LocalizableString { .constant("Dark mode") }
}

extension LocalizableString: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self = .constant(text) }
}
