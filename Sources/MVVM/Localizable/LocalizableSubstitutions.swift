/// A text and what its slots hold, as a stored value.
///
/// On the wire a plain string. The slots of a text that is no key are filled as well.
public struct LocalizableSubstitutions: Localizable {
    public let baseString: LocalizableString
    private let contents: [String: LocalizableContent]

    public init(baseString: LocalizableString, substitutions: [String: any Localizable]) {
        self.baseString = baseString
        contents = substitutions.mapValues(\.content)
    }

    public init(from decoder: any Decoder) throws {
        baseString = try LocalizableString(from: decoder)
        contents = [:]
    }

    /// - Throws: `LocalizerError.localizationUnbound` before a face localized it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(try localizedString)
    }

    public var content: LocalizableContent {
        switch baseString {
        case .empty: .empty
        case .constant(let text) where contents.isEmpty: .text(text)
        case .constant(let text): .template(text, contents)
        case .localized(let reference):
            .reference(LocalizableRef(key: reference.key, substitutions: contents))
        }
    }

    public static var shape: Shape { .message }
    public static func stub() -> LocalizableSubstitutions { .init(baseString: .stub(), substitutions: [:]) }
}
