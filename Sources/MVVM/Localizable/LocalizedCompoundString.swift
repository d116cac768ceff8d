/// One text of several: the pieces of a `@LocalizedStrings` with a `@LocalizedString` between them.
///
/// It is joined while the face is written, so no client has to know how. The catalog's list has each language's order.
///
/// ```swift
/// @LocalizedStrings public var pieces
/// @LocalizedString public var separator
/// @LocalizedCompoundString(pieces: \._pieces, separator: \._separator) public var whole
/// ```
@propertyWrapper
public struct _LocalizedCompoundString<Model>: Sendable, Hashable, Codable {
    private let text: String?

    /// - Parameters:
    ///   - pieces: the wrapper of the pieces, with its underscore.
    ///   - separator: the wrapper of the text between two pieces.
    ///   - vFirst: the first version of the contract that has the property; only the macro reads it.
    ///   - vLast: the last one.
    ///
    /// The macro reads both by name, so the key paths only have to be of the right type.
    public init(
        pieces: any KeyPath<Model, _LocalizedStrings<Model>> & Sendable,
        separator: any KeyPath<Model, _LocalizedString<Model>> & Sendable, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) { text = nil }

    /// With nothing between two pieces.
    public init(
        pieces: any KeyPath<Model, _LocalizedStrings<Model>> & Sendable, vFirst: SystemVersion? = nil,
        vLast: SystemVersion? = nil
    ) { text = nil }

    private init(text: String) { self.text = text }

    /// What a client of a version without the property has; called by the macro's code.
    public static var absent: Self { Self(text: "") }

    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// - Throws: `LocalizerError.localizationUnbound` before a face localized it.
    public func encode(to encoder: any Encoder) throws {
        try (text.map(LocalizableString.constant) ?? .localized(.unbound)).encode(to: encoder)
    }

    /// The text once it is localized; before, it is only known in its face.
    public var wrappedValue: LocalizableCompoundValue<LocalizableString> {
        text.map { LocalizableCompoundValue(text: $0) }
            ?? LocalizableCompoundValue(pieces: .localized(.unbound))
    }

    /// Hands the text, or what it is made of, to the visitor; called by the macro's code.
    public func accept<V: PropertyVisitor>(
        _ visitor: inout V, pieces: @autoclosure () -> LocalizableArray<LocalizableString>,
        separator: @autoclosure () -> LocalizableString?
    ) {
        if let text { return visitor.visit(text) }
        LocalizableCompoundValue(pieces: pieces(), separator: separator()).accept(&visitor)
    }
}

extension PropertyVisitable {
    /// `@LocalizedCompoundString(pieces: \._pieces)`; the alias gives the key paths their root.
    public typealias LocalizedCompoundString = _LocalizedCompoundString<Self>
}
