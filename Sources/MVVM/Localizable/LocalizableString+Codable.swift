// On the wire a text is a plain string: it was localized when the face was written.
extension LocalizableString {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = text.isEmpty ? .empty : .constant(text)
    }

    /// - Throws: `LocalizerError.localizationUnbound` for a text that no localizer has seen.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(try localizedString)
    }
}
