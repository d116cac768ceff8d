/// Catalog text with slots, filled from a property of the same value: `"%{count} votes"`.
@propertyWrapper
public struct _LocalizedSubs<Model>: Sendable, Hashable, Codable {
    private let text: String?

    /// - Parameters:
    ///   - substitutions: the property that says what the slots hold; it may be private and computed. The macro reads it by
    ///     name, so the key path only has to be of the right type.
    ///   - vFirst: the first version of the contract that has the property; only the macro reads it.
    ///   - vLast: the last one.
    public init(
        substitutions: any KeyPath<Model, [String: any Localizable]> & Sendable, parentKeys: String...,
        propertyName: String? = nil, index: Int? = nil, vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil
    ) { text = nil }

    public init<Value: Localizable>(
        substitutions: any KeyPath<Model, [String: Value]> & Sendable, parentKeys: String...,
        propertyName: String? = nil, index: Int? = nil, vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil
    ) { text = nil }

    public init(
        substitutions: any KeyPath<Model, LocalizableSlots> & Sendable, parentKeys: String...,
        propertyName: String? = nil, index: Int? = nil, vFirst: SystemVersion? = nil, vLast: SystemVersion? = nil
    ) { text = nil }

    private init(text: String) { self.text = text }

    /// What a client of a version without the property has; called by the macro's code.
    public static var absent: Self { Self(text: "") }

    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// - Throws: `LocalizerError.localizationUnbound` before a face localized it.
    public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }

    public var wrappedValue: LocalizableString {
        text.map { .constant($0) } ?? .localized(.unbound)
    }

    /// Hands the text, or its row and what its slots hold, to the visitor; called by the macro's code.
    public func accept<V: PropertyVisitor, Object: PropertyVisitable>(
        _ visitor: inout V, at index: Int, of type: Object.Type, isMarkup: Bool = false,
        substitutions: @autoclosure () -> LocalizableSlots
    ) {
        if let text {
            visitor.visit(text)
        } else if isMarkup {
            visitor.visit(markup: index, of: type, substitutions: substitutions())
        } else {
            visitor.visit(message: index, of: type, substitutions: substitutions())
        }
    }

    public func accept<V: PropertyVisitor, Object: PropertyVisitable>(
        _ visitor: inout V, at index: Int, of type: Object.Type, isMarkup: Bool = false,
        substitutions: @autoclosure () -> [String: any Localizable]
    ) {
        accept(&visitor, at: index, of: type, isMarkup: isMarkup, substitutions: LocalizableSlots(substitutions()))
    }

    public func accept<V: PropertyVisitor, Object: PropertyVisitable>(
        _ visitor: inout V, at index: Int, of type: Object.Type, isMarkup: Bool = false,
        substitutions: @autoclosure () -> [String: some Localizable]
    ) {
        accept(&visitor, at: index, of: type, isMarkup: isMarkup, substitutions: LocalizableSlots(substitutions()))
    }
}

extension PropertyVisitable {
    /// `@LocalizedSubs(substitutions: \.votes)`; the alias gives the key path its root.
    public typealias LocalizedSubs = _LocalizedSubs<Self>
}
