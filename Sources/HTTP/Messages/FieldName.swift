/// A field name: a token, compared without regard to ASCII case (RFC 9110 §5.1).
///
/// The spelling it was made with is kept for the wire.
public struct FieldName: Hashable, Sendable, CustomStringConvertible {
    public let spelling: String

    /// `nil` unless every byte is a `tchar` and there is at least one.
    public init?(_ spelling: String) {
        guard !spelling.isEmpty, spelling.utf8.allSatisfy(ByteSet.token.contains) else { return nil }
        self.spelling = spelling
    }

    public var description: String { spelling }

    public static func == (left: FieldName, right: FieldName) -> Bool {
        left.spelling.utf8.count == right.spelling.utf8.count
            && zip(left.spelling.utf8, right.spelling.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
    }

    public func hash(into hasher: inout Hasher) {
        for byte in spelling.utf8 { hasher.combine(byte.asciiLowercased) }
    }
}

extension FieldName: ExpressibleByStringLiteral {
    /// A literal is source, not data: a wrong one is a programming error.
    public init(stringLiteral spelling: StaticString) {
        guard let name = FieldName("\(spelling)") else { preconditionFailure("\(spelling) is no field name") }
        self = name
    }
}
