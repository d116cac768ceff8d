/// Texts that are read as one: "Ada, Grace, and Linus".
///
/// On the wire a plain string, joined as the visitor's language does.
public struct LocalizableList: Localizable {
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// "Ada and Grace"
        case and
        /// "Ada or Grace"
        case or
        /// "3 days, 2 hours": parts of one amount.
        case units
    }

    public let items: [LocalizableContent]
    public let kind: Kind

    public init(_ items: [some Localizable], kind: Kind = .and) {
        self.items = items.map { $0.content }
        self.kind = kind
    }

    public init(from decoder: any Decoder) throws {
        items = [.text(try decoder.singleValueContainer().decode(String.self))]
        kind = .and
    }

    /// - Throws: `LocalizerError.localizationUnbound` before a face localized it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(try localizedString)
    }

    public var content: LocalizableContent { .list(self) }
    public static var shape: Shape { .message }
    public static func stub() -> LocalizableList { .init([LocalizableString.constant("Ada"), .constant("Grace")]) }
}
