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

    /// A longer list is cut here.
    public static let maximumCount = 64

    /// The tags of an `If-Match` or `If-None-Match` list; empty elements are skipped (RFC 9110 §5.6.1.2). A list that goes
    /// astray ends there: what is left unread never matches.
    public static func list(parsing text: String) -> [EntityTag] {
        var scanner = FieldScanner(text)
        var tags: [EntityTag] = []
        repeat {
            while scanner.takeSeparator(.comma) {}
            let isWeak = scanner.take(UInt8(ascii: "W"))
            if isWeak, !scanner.take(.slash) { break }
            guard scanner.take(.quote) else { break }
            let opaque = scanner.run(of: .entityTag) ?? ""
            guard scanner.take(.quote), let tag = EntityTag(opaque, isWeak: isWeak) else { break }
            tags.append(tag)
        } while tags.count < maximumCount && scanner.takeSeparator(.comma)
        return tags
    }

    /// Whether both name the same representation, byte for byte or not (RFC 9110 §8.8.3.2).
    public func matchesWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }

    /// Whether both name the same bytes.
    public func matchesStrongly(_ other: EntityTag) -> Bool { !isWeak && !other.isWeak && opaque == other.opaque }

    public var description: String { (isWeak ? "W/\"" : "\"") + opaque + "\"" }
    public var fieldValue: FieldValue { FieldValue(trusted: description) }
}
