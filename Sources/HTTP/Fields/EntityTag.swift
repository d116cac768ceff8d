/// An entity tag (RFC 9110 §8.8.3): `"abc"`, or `W/"abc"` when it is weak.
public struct EntityTag: Sendable, Hashable, CustomStringConvertible {
    public let opaque: String
    public let isWeak: Bool

    /// `nil` when `opaque` holds a quote, a control byte, a blank or a byte above 0x7F.
    public init?(_ opaque: String, isWeak: Bool = false) {
        guard opaque.utf8.allSatisfy(ByteSet.entityTag.contains) else { return nil }
        self.opaque = opaque
        self.isWeak = isWeak
    }

    /// One tag and nothing else.
    public init?(parsing text: String) {
        var scanner = FieldScanner(text)
        guard let tag = Self.next(in: &scanner), scanner.isAtEnd else { return nil }
        self = tag
    }

    /// The tags of an `If-Match` or `If-None-Match` list; empty elements are skipped (RFC 9110 §5.6.1.2). A list that goes
    /// astray ends there: what is left unread never matches.
    public static func list(parsing text: String) -> [EntityTag] {
        var scanner = FieldScanner(text)
        var tags: [EntityTag] = []
        repeat {
            while scanner.takeSeparator(.comma) {}
            guard let tag = next(in: &scanner) else { break }
            tags.append(tag)
        } while scanner.takeSeparator(.comma)
        return tags
    }

    /// A tag of others may hold bytes above 0x7F.
    private static func next(in scanner: inout FieldScanner) -> EntityTag? {
        let isWeak = scanner.take(UInt8(ascii: "W"))
        if isWeak, !scanner.take(.slash) { return nil }
        guard scanner.take(.quote) else { return nil }
        let opaque = scanner.run { ByteSet.entityTag.contains($0) || $0 >= 0x80 } ?? ""
        return scanner.take(.quote) ? EntityTag(others: opaque, isWeak: isWeak) : nil
    }

    private init(others opaque: String, isWeak: Bool) {
        self.opaque = opaque
        self.isWeak = isWeak
    }

    /// Whether both name the same representation, byte for byte or not (RFC 9110 §8.8.3.2).
    public func matchesWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }

    /// Whether both name the same bytes.
    public func matchesStrongly(_ other: EntityTag) -> Bool { !isWeak && !other.isWeak && opaque == other.opaque }

    public var description: String { (isWeak ? "W/\"" : "\"") + opaque + "\"" }
    public var fieldValue: FieldValue { FieldValue(trusted: description) }
}
