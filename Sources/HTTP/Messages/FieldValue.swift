/// A field value that is safe on the wire: no control byte but the tab, no blank at either end (RFC 9110 §5.5).
///
/// CR, LF and NUL cannot be built into one, so a value can never end its line and begin another.
public struct FieldValue: Hashable, Sendable, CustomStringConvertible {
    public let text: String

    /// `nil` when a byte is not allowed or a blank begins or ends the text. Looks at UTF-8: CRLF is one `Character`.
    public init?(_ text: String) {
        guard text.utf8.allSatisfy({ !$0.isControl || $0 == .tab }) else { return nil }
        if let first = text.utf8.first, let last = text.utf8.last, first.isBlank || last.isBlank { return nil }
        self.text = text
    }

    /// Decimal digits with `-` for negative numbers.
    public init(_ number: Int) { text = String(number) }

    /// For text that its builder has already checked.
    package init(trusted text: String) { self.text = text }

    public var description: String { text }
}

extension FieldValue: ExpressibleByStringLiteral {
    /// A literal is source, not data: a wrong one is a programming error.
    public init(stringLiteral text: StaticString) {
        guard let value = FieldValue("\(text)") else { preconditionFailure("\(text) is no field value") }
        self = value
    }
}
