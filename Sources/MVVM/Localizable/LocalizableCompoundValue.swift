/// Pieces with a separator between them, joined while a face is written; each piece keeps its own direction.
///
/// On the wire a plain string. Where a language wants another order, the pieces are a list of the catalog.
public struct LocalizableCompoundValue<Value: Localizable>: Localizable {
    public let pieces: LocalizableArray<Value>
    public let separator: LocalizableString?
    /// The text as it came over the wire; it passes through unchanged.
    public let text: String?

    public init(pieces: LocalizableArray<Value>, separator: LocalizableString? = nil) {
        self.pieces = pieces
        self.separator = separator
        text = nil
    }

    /// Joined already.
    init(text: String) {
        pieces = .empty
        separator = nil
        self.text = text
    }

    public init(from decoder: any Decoder) throws {
        self.init(text: try decoder.singleValueContainer().decode(String.self))
    }

    /// - Throws: `LocalizerError.localizationUnbound` before a face localized it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(try localizedString)
    }

    public var content: LocalizableContent {
        if let text { return .text(text) }
        let separator = separator?.content ?? .empty
        return switch pieces {
        case .empty: .empty
        case .constant(let values): .compound(values.map(\.content), separator: separator)
        case .localized(let reference): .compound([.array(reference)], separator: separator)
        }
    }

    public static var shape: Shape { .message }
    public static func stub() -> LocalizableCompoundValue { .init(pieces: .stub()) }
}

extension Array where Element: Localizable {
    public func joined(separator: LocalizableString) -> LocalizableCompoundValue<Element> {
        LocalizableCompoundValue(pieces: .constant(self), separator: separator)
    }
}
